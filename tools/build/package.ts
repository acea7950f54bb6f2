import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin } from 'vite';
import { applyEdits, type Edit, visit } from './edits.ts';

/**
 * Marks the package's imports with a computed URL, so that every bundler leaves them to the browser: webpack and Rspack would warn, and
 * Turbopack would fail. The plugin runs after the minifier, which removes comments.
 */
export function leaveImports(): Plugin {
  return {
    name: 'zaguan-leave-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'npm' || name === 'capture',
    generateBundle(_, parts) {
      for (const part of Object.values(parts)) {
        const code = part.type === 'chunk' ? part.code : part.fileName.endsWith('.js') ? String(part.source) : '';
        if (!/\bimport\((?!["'`])/.test(code)) continue;
        const edits: Edit[] = [];
        visit(this.parse(code), ({ type, source }) => {
          if (type !== 'ImportExpression' || source?.type === 'Literal') return;
          edits.push({ start: source!.start, end: source!.start, text: '/*webpackIgnore:true*//*turbopackIgnore:true*//*@vite-ignore*/' });
        });
        if (part.type === 'chunk') part.code = applyEdits(code, edits);
        else part.source = applyEdits(code, edits);
      }
    },
  };
}

/** Bytes below which Vite writes a file into a script as a `data:` URL, which the CSP that we require forbids. */
const MIN_BYTES = 4_096;

/** Pads small workers and WebAssembly files of the package, so that they stay separate files in a partner's build too. */
export function filesNotInlined(): Plugin {
  return {
    name: 'zaguan-files-not-inlined',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'npm' || name === 'capture',
    generateBundle(_, parts) {
      for (const part of Object.values(parts)) {
        if (part.type !== 'asset') continue;
        const bytes = Buffer.from(part.source);
        const missing = MIN_BYTES - bytes.length;
        if (missing <= 0) continue;
        if (part.fileName.endsWith('.js')) part.source = `${bytes}\n//${' '.repeat(missing)}`;
        if (part.fileName.endsWith('.wasm')) part.source = Buffer.concat([bytes, unusedSection(missing)]);
      }
    },
  };
}

/** Returns a custom section of WebAssembly with an empty name, which every engine skips (WebAssembly core specification, 5.5.3). */
function unusedSection(least: number): Buffer {
  // A size from 128 on takes two bytes of seven bits each (LEB128).
  const size = Math.max(least, 128);
  return Buffer.concat([Buffer.from([0, (size & 127) | 128, size >> 7]), Buffer.alloc(size)]);
}

/** Build of `zaguan/client` for Node: one file with all its dependencies, not minified, so that its stack traces are readable. */
export const clientForNode = {
  consumer: 'server',
  resolve: { conditions: ['node', 'module', 'production'], noExternal: true },
  build: {
    outDir: '../../dist/npm',
    target: 'node22',
    minify: false,
    emptyOutDir: false,
    reportCompressedSize: false,
    license: { fileName: 'client.licenses.md' },
    rolldownOptions: {
      input: { client: 'lib/client/zaguan.ts' },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
} as const satisfies EnvironmentOptions;

/** Replaces the contracts with the routes of their operations, since the client does not need the schemas. */
export function routesAlone(): Plugin {
  return {
    name: 'zaguan-routes-alone',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'partner',
    transform: {
      filter: { id: /\/client\/routes\.ts$/ },
      async handler(_code, id) {
        // Imported by its URL, since a literal name would be bundled into the configuration that imports this file.
        const { routes } = await import(pathToFileURL(id).href);
        return { code: `export const routes = ${JSON.stringify(routes)};`, map: null };
      },
    },
  };
}
