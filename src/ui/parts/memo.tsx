import { Component, type ComponentType } from "preact";

/** Redraws the part only when a prop changes: for parts that appear many times on a screen. */
export function memo<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      for (const name in next) if (this.props[name] !== next[name]) return true;
      return false;
    }
    override render(props: Props) {
      return <Part {...props} />;
    }
  };
}
