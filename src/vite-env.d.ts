/// <reference types="vite/client" />

interface Window {
  /** Missing in older engines. A policy makes an object that is used in place of the string. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string };
  };
}
