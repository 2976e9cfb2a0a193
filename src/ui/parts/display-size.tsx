import type { Device, Display } from "../device";
import { Choice } from "./choice";

const OPTIONS: readonly { readonly value: Display; readonly label: string }[] = [
  { value: "automatic", label: "Automatic" },
  { value: "large", label: "Large" },
];

/** The switch of the Large display: on the settings screen and in the menu of the table. */
export function DisplaySize({ device, name }: { device: Device; name: string }) {
  return (
    <Choice
      legend="Text and keys"
      name={name}
      options={OPTIONS}
      value={device.display.value}
      onChoose={device.setDisplay}
    />
  );
}
