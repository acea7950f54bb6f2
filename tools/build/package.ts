import { pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin } from 'vite';
import { applyEdits, type Edit, visit } from './edits.ts';

/**
 * What the package imports by an address that is known only then, every bundler is told to leave to the browser: webpack and Rspack would
 * warn of it, and Turbopack would make it an error. It comes after the minifier, which leaves no comment.
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

/** Vite writes files of fewer bytes into a script as `data:` addresses, which the policy that we ask for refuses. */
const LEAST_BYTES = 4_096;

/** Workers and WebAssembly of the package are files of their own in a partner's build too: small ones get blanks that say nothing. */
export function filesNotInlined(): Plugin {
  return {
    name: 'zaguan-files-not-inlined',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'npm' || name === 'capture',
    generateBundle(_, parts) {
      for (const part of Object.values(parts)) {
        if (part.type !== 'asset') continue;
        const bytes = Buffer.from(part.source);
        const missing = LEAST_BYTES - bytes.length;
        if (missing <= 0) continue;
        if (part.fileName.endsWith('.js')) part.source = `${bytes}\n//${' '.repeat(missing)}`;
        if (part.fileName.endsWith('.wasm')) part.source = Buffer.concat([bytes, unusedSection(missing)]);
      }
    },
  };
}

/** A custom section of WebAssembly, which every engine skips (WebAssembly core specification, 5.5.3), with an empty name. */
function unusedSection(least: number): Buffer {
  // From 128 on its size takes two bytes of seven bits.
  const size = Math.max(least, 128);
  return Buffer.concat([Buffer.from([0, (size & 127) | 128, size >> 7]), Buffer.alloc(size)]);
}

/** `zaguan/client`, for Node: one file with all that it needs, beside the browser's. Its stack traces are to be read, so it is not minified. */
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

/** Of the contracts a client needs where each operation is; their schemas stay with the server. */
export function routesAlone(): Plugin {
  return {
    name: 'zaguan-routes-alone',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'partner',
    transform: {
      filter: { id: /\/client\/routes\.ts$/ },
      async handler(_code, id) {
        // By its address: written as a name, it would be built into what reads this file.
        const { routes } = await import(pathToFileURL(id).href);
        return { code: `export const routes = ${JSON.stringify(routes)};`, map: null };
      },
    },
  };
}
