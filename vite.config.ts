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

/** The statechart, and what nearly every begun journey needs: it comes while the person reads the welcome. Each part more costs its names. */
const BEGUN_JOURNEY = [
  ...['session/journey-actors', 'session/local-steps', 'session/step-requests', 'device/has-camera'],
  ...['app/browser-back', 'app/host-of-step', 'screens/answer-news', 'screens/bar.element', 'screens/leave'],
  ...['step/code-step', 'step/phone-step', 'step/countdown', 'step/curp-in-words'],
  ...['i18n/code.i18n', 'i18n/phone.i18n', 'i18n/curp.i18n', 'ui/curp-field.element', 'ui/select.element'],
  ...['mexico/phone', 'mexico/curp', 'mexico/names', 'mexico/entities', 'mexico/places/postal-code', 'base/wrong-codes'],
];

/** Two parts for the shell: whatever a step shares with one of them was loaded before the step. */
const shellInTwoParts = {
  groups: [
    { name: 'widget', test: /\/entry\/widget\.ts$/ },
    { name: 'journey', test: (id: string) => BEGUN_JOURNEY.some((file) => id.endsWith(`/${file}.ts`)) },
  ],
};

/**
 * Both builds are for browsers. They are declared as `server` because Vite wraps every lazy import of a `client` build in
 * a preload helper: 1 kB in a loader that has 2.5, for style sheets that we do not have.
 */
const browser = {
  consumer: 'server',
  resolve: { conditions: ['browser', 'module', 'production'], noExternal: true },
} as const satisfies EnvironmentOptions;
/**
 * A part's name stands in every part that leads to it, and its hash is what brotli makes no smaller: so seven characters of it, of eight.
 * English words are told apart from the other parts by name: a journey in Spanish asks for none of them.
 */
const partsIn = (folder: string) => (chunk: { moduleIds: string[] }) =>
  `${folder}/[name]${chunk.moduleIds.every((id) => id.endsWith(ENGLISH)) ? '.en' : ''}-[hash:7].js`;
/** The libraries inside the bundles ask that their licenses travel with them. */
const license = { fileName: 'licenses.md' };
/** What every build of the package has in common. */
const packageBuild = {
  external: /^react(\/|$)/,
  preserveEntrySignatures: 'strict',
  onLog(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, report: (level: Rolldown.LogLevel, log: Rolldown.RolldownLog) => void) {
    // It stays where React looks for it: first in its own file.
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
  },
} as const;
const inPackage = {
  entryFileNames: '[name].js',
  chunkFileNames: partsIn('parts'),
  // `assets-base` finds them by these names, whatever a partner's bundler makes of the addresses.
  assetFileNames: 'assets/[name][extname]',
} as const;
const output = { target: targets, minify: true, emitAssets: true, emptyOutDir: true, reportCompressedSize: false, license } as const;

/**
 * Every browser build. `dist/` is what the server serves: the script-tag loader under its fixed name, everything lazy
 * and hashed in `assets/`, the hosted page, and the page for a wrong path. `dist/npm/` is the package: the same parts behind other entry points,
 * dependencies built in, so that it asks for none.
 */
export default defineConfig({
  root: 'src/entry',
  appType: 'custom',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
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
            chunkFileNames: partsIn('assets'),
            codeSplitting: shellInTwoParts,
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
          output: { ...inPackage, codeSplitting: shellInTwoParts },
        },
      },
    },
    // Apart: in one build with the shell, the cameras would bring all that they share with it, which is all of it.
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
          output: { ...inPackage, codeSplitting: { groups: [{ name: 'cameras', test: /\/src\/cameras\/camera-screens\.ts$/ }] } },
        },
      },
    },
    partner: clientForNode,
  },
  builder: {
    async buildApp({ build, environments }) {
      // What is built anew at every change is neither compressed nor noted: `npm start` builds it once more.
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

/** A larger binary would take seconds, and half a minute, for its last three per cent. */
const LARGE = 1_000_000;

/** Writes a `.br` beside every file that is not compressed in itself, as small as it gets; the server sends it as it is. */
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
 * `new URL('./x.worker.ts', import.meta.url)`: a script that is fetched by address, a worker mostly. It is bundled whole,
 * without a part in common with the rest, since a partner's bundler copies it as it is and nobody rewrites its imports;
 * its licenses lie beside it. Any other file is copied. Both stand under `assets/`: for the server with their content's hash in the name, in the package without.
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
          const [main, ...papers] = (await bundles.get(file)) ?? [{ name: scriptName(file), source: await bytesOf(file) }];
          for (const { name, source } of papers) this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
          const reference = this.emitFile({ type: 'asset', name: main!.name, source: main!.source });
          pieces.push(code.slice(after, match.index), `import.meta.ROLLUP_FILE_URL_${reference}`);
          after = match.index + match[0].length;
        }
        return { code: pieces.join('') + code.slice(after), map: null };
      },
    },
    /** A script finds its files from where it was itself loaded, in words that a partner's bundler understands. */
    resolveFileUrl: ({ relativePath }) => `new URL(${JSON.stringify(`./${relativePath}`)}, import.meta.url)`,
  };
}

/** A host that knows no .mjs would serve it as something else than a script. */
const scriptName = (file: string) => basename(file).replace(/\.mjs$/, '.js');
/** Our bundle of MediaPipe's models is made of what its package ships. */
const bytesOf = (file: string) => (basename(file) === 'face_landmarker.task' ? faceLandmarker() : readFile(file));

interface EmittedFile {
  name: string;
  source: string | Uint8Array;
}

/** One script with all that it imports, and the licenses of that. */
async function bundleWhole(file: string): Promise<EmittedFile[]> {
  const name = `${basename(file, '.ts')}.js`;
  const papers = `${basename(file, '.ts')}.licenses.md`;
  const result = await bundle({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: [...browser.resolve.conditions] },
    build: {
      ...output,
      write: false,
      modulePreload: false,
      license: { fileName: papers },
      rolldownOptions: { input: file, preserveEntrySignatures: 'strict', output: { entryFileNames: name, codeSplitting: false } },
    },
  });
  const files = (result as Rolldown.RolldownOutput).output;
  const findFile = (target: string) => files.find(({ fileName }) => fileName === target);
  const script = findFile(name);
  const license = findFile(papers);
  if (script?.type !== 'chunk') throw new Error(`${file} was not bundled.`);
  return [{ name, source: script.code }, ...(license?.type === 'asset' ? [{ name: papers, source: license.source }] : [])];
}
