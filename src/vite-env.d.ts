/// <reference types="vite/client" />

interface Window {
  /** Shows the Large display where it is due, and says whether it does. Defined by the script in index.html. */
  readonly showDisplay?: () => boolean;
  /** Missing in older engines. A policy makes an object that is used in place of the string. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string };
  };
}

interface ImportMetaEnv {
  /** The version in package.json. */
  readonly APP_VERSION: string;
}
