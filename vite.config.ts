import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { pieces } from "./e2e/machine/pieces.ts";

import pkg from "./package.json" with { type: "json" };

const PAPER = "#f4eee2";
const FELT = "#1d5c47";
const DESCRIPTION =
  "The scorekeeper for a real cribbage table: tap what happens, it counts, explains and remembers. Works offline, no account.";

/** Build only: drops the comments of the page, hashes its inline scripts and puts a content security policy first in <head>. */
function csp(): Plugin {
  return {
    name: "csp-meta",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(source) {
        const html = source.replaceAll(/^ *\/\*[\s\S]*?\*\/\n/gm, "");
        const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map((m) => m[1] ?? "");
        const hashes = inline.map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
        const policy = [
          "default-src 'none'",
          ["script-src 'self'", ...hashes].join(" "),
          "style-src 'self'",
          "img-src 'self' data: blob:",
          "font-src 'self'",
          "connect-src 'self'",
          "worker-src 'self'",
          "manifest-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
        ].join("; ");
        return html.replace(/<head>/, `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`);
      },
    },
  };
}

/**
 * Build only: replaces Vite's preload helper, which is larger and never asks again for a style sheet that failed to load.
 * This one makes a piece wait for its style sheets. It adds each once, in order, after those of the page itself. Like
 * Vite's, it announces a piece that is missing; a listener that takes care of it makes the import give undefined.
 */
function stylesFirst(): Plugin {
  return {
    name: "styles-first",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id !== "\0vite/preload-helper.js"
        ? undefined
        : `const links = [...document.querySelectorAll("link[rel=stylesheet]")];
          const asked = Object.fromEntries(links.map(({ href }) => [href, true]));
          const ask = (href) => (asked[href] ??= new Promise((loaded, failed) => {
            const link = document.createElement("link");
            link.rel = "stylesheet";
            link.href = href;
            link.onload = loaded;
            link.onerror = () => (link.remove(), delete asked[href], failed());
            document.head.append(link);
          }));
          export const __vitePreload = (load, files, base) =>
            Promise.all((files ?? []).map((file) => ask(new URL(file, base).href))).then(load).catch((error) => {
              const event = new Event("vite:preloadError", { cancelable: true });
              if (dispatchEvent(event)) throw error;
            });`,
  };
}

/** The README lists them with what decides; the script in index.html looks for it. */
const OLDEST = ["chrome111", "edge111", "firefox121", "safari16.2"];

const icon = (src: string, sizes: string, purpose: string, type = "image/png") => ({ src, sizes, type, purpose });

export default defineConfig({
  base: "./",
  define: { "import.meta.env.APP_VERSION": JSON.stringify(pkg.version) },
  build: {
    target: OLDEST,
    // The font of the suits is small enough for an address that holds it. The policy of the page allows none.
    assetsInlineLimit: 0,
    // Every piece is fetched once the first screen is painted: lists of scripts to preload with each would only make the
    // start heavier. Vite adds the style sheets to these lists whatever is returned here.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, scripts, { hostType }) => (hostType === "html" ? scripts : []),
    },
    // No link to the maps in the pieces: `npm run size` reads them, and so can a debugger.
    sourcemap: "hidden",
    // Terser makes the start-up and the table 0.3 kB smaller each than the default, gzip. These options were the best of
    // seven; fewer temporary names and less inlining compress better.
    minify: "terser",
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: {
        passes: 3,
        keep_fargs: false,
        hoist_props: false,
        inline: 1,
      },
    },
    rolldownOptions: {
      // Nothing here has a getter with a side effect.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      output: {
        codeSplitting: { groups: pieces },
        // The start lists every piece by its name, and a hash cannot be compressed.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7].[ext]",
      },
    },
  },
  // A worker shares no piece with the page. Its own is cached with the others.
  worker: { format: "es", rolldownOptions: { output: { minify: true } } },
  preview: { port: 4173, strictPort: true },
  plugins: [
    csp(),
    stylesFirst(),
    VitePWA({
      registerType: "prompt",
      injectRegister: false,
      includeManifestIcons: false,
      manifest: {
        id: "./",
        name: "Fifteen Two",
        short_name: "Fifteen Two",
        description: DESCRIPTION,
        categories: ["games", "sports", "utilities"],
        lang: "en",
        dir: "ltr",
        start_url: "./",
        scope: "./",
        display: "standalone",
        background_color: PAPER,
        theme_color: PAPER,
        icons: [
          icon("icon.svg", "any", "any", "image/svg+xml"),
          icon("pwa-192x192.png", "192x192", "any"),
          icon("pwa-512x512.png", "512x512", "any"),
          icon("maskable-icon-512x512.png", "512x512", "maskable"),
          icon("icon-mono.svg", "any", "monochrome", "image/svg+xml"),
        ],
        shortcuts: [
          { name: "New game", url: "./#/new", icons: [{ src: "pwa-192x192.png", sizes: "192x192" }] },
          { name: "Count a hand", url: "./#/count", icons: [{ src: "pwa-192x192.png", sizes: "192x192" }] },
          { name: "Resume", url: "./#/table", icons: [{ src: "pwa-192x192.png", sizes: "192x192" }] },
        ],
        screenshots: [
          {
            src: "screenshots/narrow.png",
            sizes: "780x1688",
            type: "image/png",
            form_factor: "narrow",
            label: "The play: one tap per card, with the count and the score",
          },
          {
            src: "screenshots/wide.png",
            sizes: "1280x800",
            type: "image/png",
            form_factor: "wide",
            label: "The table on a tablet, with the peg board",
          },
        ],
      },
      // Felt fills the rounded corners and the margin. The maskable icon fits into a circle of 80 %.
      pwaAssets: {
        image: "public/icon.svg",
        preset: {
          transparent: { sizes: [192, 512], favicons: [], padding: 0 },
          maskable: { sizes: [512], padding: 0.17, resizeOptions: { background: FELT } },
          apple: { sizes: [180], padding: 0.06, resizeOptions: { background: FELT } },
        },
        overrideManifestIcons: false,
        includeHtmlHeadLinks: true,
      },
      strategies: "injectManifest",
      srcDir: "src",
      filename: "sw.ts",
      injectManifest: {
        // Everything the app needs offline, without icons and screenshots that only an operating system or a store reads.
        globPatterns: ["**/*.{js,css,html,svg,woff2}"],
        globIgnores: ["icon-mono.svg"],
        minify: true,
        sourcemap: false,
        rollupFormat: "iife",
      },
    }),
  ],
  test: {
    // Each law plays hundreds of games, which takes long on a busy machine.
    testTimeout: 180_000,
    // By default one core is left free.
    maxWorkers: "100%",
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
    coverage: {
      provider: "v8",
      include: ["src/**/*.{ts,tsx}"],
      exclude: ["src/sw.ts", "src/main.tsx", "src/testing/**", "src/**/*.d.ts"],
      reporter: ["text-summary"],
    },
    projects: [
      {
        extends: true,
        // The modules of the logic keep nothing but caches, so its test files share them: that takes half of the time.
        test: { name: "logic", include: ["src/**/*.test.ts"], environment: "node", isolate: false },
      },
      {
        extends: true,
        test: { name: "ui", include: ["src/**/*.test.tsx"], environment: "happy-dom", benchmark: { include: [] } },
      },
    ],
  },
});
