import { Component, type ComponentType, type FunctionComponent } from "preact";

/** Redraws the part only when a prop, or a signal that it read, changes: for parts that appear many times on a screen. */
export function memo<Props extends object>(part: FunctionComponent<Props>): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props, state: object): boolean {
      // A hook or a signal sets a new state.
      if (state !== this.state) return true;
      for (const name in next) if (this.props[name] !== next[name]) return true;
      return false;
    }
    override render(props: Props) {
      return part(props, undefined);
    }
  };
}
