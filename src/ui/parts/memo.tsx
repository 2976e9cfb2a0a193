import { Component, type ComponentType } from "preact";

/** @returns the part, drawn again only when one of its props is another one: for what stands many times on a screen. */
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
