import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { build as bundle, defineConfig, type EnvironmentOptions, type Plugin, type Rolldown } from 'vite';
import { stampBuild } from '#services/start/build.ts';
import { faceLandmarker } from '#tools/build/face-landmarker/face-landmarker.ts';
import { targets } from '#tools/build/floor.ts';
import { hallInPages } from '#tools/build/hall.ts';
import { clientForNode, filesNotInlined, leaveImports, routesAlone } from '#tools/build/package.ts';
import { importsTogether, runtimeInside, screensPreloaded } from '#tools/build/round-trips.ts';
import { ENGLISH, englishApart, tightTemplates } from '#tools/build/texts.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string };
/** What every build writes in place of a name. The widget tells its version when it initializes a workflow. */
const define = { 'process.env.NODE_ENV': '"production"', ZAGUAN_VERSION: JSON.stringify(version) };

/** Modules that nearly every journey needs, and the statechart: one chunk, which loads while the person reads the welcome. */
const BEGUN_JOURNEY = [
  ...['session/journey-actors', 'session/local-steps', 'session/step-requests', 'device/has-camera', 'device/describe-device'],
  ...['app/browser-back', 'app/host-of-step', 'screens/submission-news', 'screens/bar.element', 'screens/leave'],
  ...['step/code-step', 'step/phone-step', 'step/countdown', 'step/curp-in-words'],
  ...['i18n/code.i18n', 'i18n/phone.i18n', 'i18n/curp.i18n', 'ui/curp-field.element', 'ui/select.element'],
  ...['mexico/phone', 'mexico/curp', 'mexico/names', 'mexico/entities', 'mexico/places/postal-code', 'base/wrong-codes'],
];

/** Splits the shell into two chunks; modules that a step shares with the shell are in one of them. */
const shellChunks = {
  groups: [
    { name: 'widget', test: /\/entry\/widget\.ts$/ },
    { name: 'journey', test: (id: string) => BEGUN_JOURNEY.some((file) => id.endsWith(`/${file}.ts`)) },
  ],
};

/**
 * Options of the builds for browsers. They are declared as `server`, since Vite adds a preload helper (1 kB) for style sheets to a `client`
 * build, which has none.
 */
const browser = {
  consumer: 'server',
  resolve: { conditions: ['browser', 'module', 'production'], noExternal: true },
} as const satisfies EnvironmentOptions;
/**
 * Names chunks. The hash has seven characters instead of eight, since every importing chunk repeats it and brotli cannot compress it.
 * `.en` marks chunks of English texts, which a journey in Spanish does not load.
 */
const chunkNamesIn = (folder: string) => (chunk: { moduleIds: string[] }) =>
  `${folder}/[name]${chunk.moduleIds.every((id) => id.endsWith(ENGLISH)) ? '.en' : ''}-[hash:7].js`;
/** Licenses of the bundled libraries, which must be distributed with them. */
const license = { fileName: 'licenses.md' };
/** Options of every build of the package. */
const packageBuild = {
  external: /^react(\/|$)/,
  preserveEntrySignatures: 'strict',
  onLog(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, report: (level: Rolldown.LogLevel, log: Rolldown.RolldownLog) => void) {
    // The directive stays where React requires it: first in its own file.
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
  },
} as const;
const packageOutput = {
  entryFileNames: '[name].js',
  chunkFileNames: chunkNamesIn('parts'),
  // Without hashes, because `assets-base` finds the files by these names.
  assetFileNames: 'assets/[name][extname]',
} as const;
const output = { target: targets, minify: true, emitAssets: true, emptyOutDir: true, reportCompressedSize: false, license } as const;

/**
 * Builds what the server serves (`dist/`: the script-tag loader under its fixed name, the hosted page, the page for a wrong path, hashed
 * chunks in `assets/`), and the npm package without dependencies (`dist/npm/`: the same chunks with other entry points).
 */
export default defineConfig({
  root: 'src/entry',
  appType: 'custom',
  publicDir: false,
  define,
  oxc: { decorator: { legacy: true } },
  plugins: [
    ...[hallInPages(), filesApart(), englishApart(), tightTemplates()],
    ...[runtimeInside(), importsTogether(), screensPreloaded()],
    ...[leaveImports(), filesNotInlined(), routesAlone()],
  ],
  environments: {
    client: {
      ...browser,
      build: {
        ...output,
        outDir: '../../dist',
        rolldownOptions: {
          input: {
            zaguan: 'src/entry/script-tag.ts',
            'hosted-page': 'src/entry/hosted-page.html',
            'nothing-here': 'src/entry/nothing-here.html',
          },
          output: {
            entryFileNames: ({ name }) => (name === 'zaguan' ? 'zaguan.js' : 'assets/[name]-[hash].js'),
            chunkFileNames: chunkNamesIn('assets'),
            codeSplitting: shellChunks,
          },
        },
      },
    },
    npm: {
      ...browser,
      build: {
        ...output,
        outDir: '../../dist/npm',
        rolldownOptions: {
          ...packageBuild,
          input: { zaguan: 'src/entry/npm.ts', react: 'src/entry/react.ts' },
          output: { ...packageOutput, codeSplitting: shellChunks },
        },
      },
    },
    // A separate build: in one build with the shell, the cameras would load the shell's chunks.
    capture: {
      ...browser,
      build: {
        ...output,
        outDir: '../../dist/npm',
        emptyOutDir: false,
        license: { fileName: 'capture.licenses.md' },
        rolldownOptions: {
          ...packageBuild,
          input: { capture: 'src/entry/capture.ts' },
          output: { ...packageOutput, codeSplitting: { groups: [{ name: 'cameras', test: /\/src\/cameras\/camera-screens\.ts$/ }] } },
        },
      },
    },
    partner: clientForNode,
  },
  builder: {
    async buildApp({ build, environments }) {
      // Builds of the watch mode are neither compressed nor stamped; `npm start` builds again.
      if (environments.client!.config.build.watch) {
        await Promise.all(['client', 'npm', 'capture', 'partner'].map((name) => build(environments[name]!)));
        return;
      }
      const buildPackage = async () => {
        for (const name of ['npm', 'capture', 'partner']) await build(environments[name]!);
      };
      const stamp = await stampBuild();
      await build(environments.client!);
      await Promise.all([buildPackage(), compress('dist')]);
      await stamp();
    },
  },
});

/** Bytes above which brotli uses quality 9: the best quality takes half a minute and saves three per cent. */
const LARGE = 1_000_000;

/** Writes a `.br` file next to every compressible file, which the server sends unchanged. */
async function compress(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /^(?!npm).*\.(js|css|html|svg|json|wasm|task|weights)$/.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file));
      const quality = bytes.length > LARGE ? 9 : 11;
      await writeFile(
        join(folder, `${file}.br`),
        await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      );
    }),
  );
}

/**
 * Emits the files of `new URL('./x.worker.ts', import.meta.url)` to `assets/`. A script, mostly a worker, is bundled into one file with its
 * licenses next to it, since a partner's bundler copies it without rewriting imports; other files are copied.
 */
function filesApart(): Plugin {
  const references = /\bnew URL\(\s*'(\.[^']+\.[a-z0-9]+)',\s*import\.meta\.url\s*\)/g;
  const bundles = new Map<string, Promise<EmittedFile[]>>();
  return {
    name: 'zaguan-files-apart',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(src|steps)\/.*\.ts$/, code: /\bnew URL\(\s*'\./ },
      async handler(code, id) {
        const pieces: string[] = [];
        let after = 0;
        for (const match of code.matchAll(references)) {
          const file = join(dirname(id), match[1]!);
          if (extname(file) === '.ts' && !bundles.has(file)) bundles.set(file, bundleWhole(file));
          const [main, ...licenses] = (await bundles.get(file)) ?? [{ name: scriptName(file), source: await bytesOf(file) }];
          for (const { name, source } of licenses) this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
          const reference = this.emitFile({ type: 'asset', name: main!.name, source: main!.source });
          pieces.push(code.slice(after, match.index), `import.meta.ROLLUP_FILE_URL_${reference}`);
          after = match.index + match[0].length;
        }
        return { code: pieces.join('') + code.slice(after), map: null };
      },
    },
    /** Makes addresses relative to the script, in a form that a partner's bundler recognises. */
    resolveFileUrl: ({ relativePath }) => `new URL(${JSON.stringify(`./${relativePath}`)}, import.meta.url)`,
  };
}

/** Returns a file's name, with `.js` for `.mjs`, which some hosts do not serve as a script. */
const scriptName = (file: string) => basename(file).replace(/\.mjs$/, '.js');
/** Returns a file's bytes; MediaPipe's models are built from its package. */
const bytesOf = (file: string) => (basename(file) === 'face_landmarker.task' ? faceLandmarker() : readFile(file));

interface EmittedFile {
  name: string;
  source: string | Uint8Array;
}

/** Bundles a script with its imports into one file, and lists their licenses. */
async function bundleWhole(file: string): Promise<EmittedFile[]> {
  const name = `${basename(file, '.ts')}.js`;
  const licenses = `${basename(file, '.ts')}.licenses.md`;
  const result = await bundle({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    resolve: { conditions: [...browser.resolve.conditions] },
    build: {
      ...output,
      write: false,
      modulePreload: false,
      license: { fileName: licenses },
      rolldownOptions: { input: file, preserveEntrySignatures: 'strict', output: { entryFileNames: name, codeSplitting: false } },
    },
  });
  const files = (result as Rolldown.RolldownOutput).output;
  const findFile = (target: string) => files.find(({ fileName }) => fileName === target);
  const [script, licenseFile] = [findFile(name), findFile(licenses)];
  if (script?.type !== 'chunk') throw new Error(`${file} was not bundled.`);
  return [{ name, source: script.code }, ...(licenseFile?.type === 'asset' ? [{ name: licenses, source: licenseFile.source }] : [])];
}
