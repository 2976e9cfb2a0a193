/// <reference types="vite/client" />

interface Window {
  /** Missing in older engines. What a policy makes is an object that stands for the string. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string };
  };
}
