import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const chunkOf = (bundle: Bundle, file: string): Rolldown.OutputChunk | null => {
  const part = bundle[file];
  return part?.type === 'chunk' ? part : null;
};

/** Returns a chunk's file and the files that it imports statically, directly or not; the chunk's file first. */
function withImports(bundle: Bundle, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const dependency of chunkOf(bundle, file)?.imports ?? []) withImports(bundle, dependency, found);
  return found;
}

/** Writes the bundler's helper into each chunk that imports it, since a separate file is a further request before the first screen. */
export function runtimeInside(): Plugin {
  return {
    name: 'zaguan-runtime-inside',
    apply: 'build',
    generateBundle(_, bundle) {
      const runtime = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === 'rolldown-runtime');
      if (runtime?.type !== 'chunk') return;
      const [, helpers, exportName] = /^(.*)export\{(.*)\};?\s*$/s.exec(runtime.code) ?? [];
      if (helpers === undefined) throw new Error(`${runtime.fileName} has another form than the one that is written into the parts.`);
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || !part.imports.includes(runtime.fileName)) continue;
        const importing = new RegExp(`import\\{([^}]*)\\}from["\`'][./]*${runtime.fileName.replace(/^.*\//, '')}["\`'];?`);
        part.code = part.code.replace(importing, (_whole, helperName: string) => inlineHelpers(helpers, exportName!, helperName));
        part.imports = part.imports.filter((file) => file !== runtime.fileName);
      }
      delete bundle[runtime.fileName];
    },
  };
}

/** Returns the code that replaces the import: `e as t` of the helper's export and `t as n` of the import become `{t:e}` and `{t:n}`. */
function inlineHelpers(helpers: string, exportName: string, helperName: string): string {
  const pairs = (list: string) => list.split(',').map((entry) => entry.trim().split(/\s+as\s+/));
  const values = pairs(exportName).map(([local, name = local]) => `${name}:${local}`);
  const names = pairs(helperName).map(([name, local = name]) => `${name}:${local}`);
  return `const{${names}}=(()=>{${helpers}return{${values}}})();`;
}

/** Lets the hosted page load the screens and their imports in parallel with its own scripts. */
export function screensPreloaded(): Plugin {
  return {
    name: 'zaguan-screens-preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle, filename }) => {
        if (!bundle || !filename.endsWith('hosted-page.html')) return;
        const screens = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === 'widget');
        if (!screens) throw new Error('The build has no part with the screens.');
        return Array.from(withImports(bundle, screens.fileName), (file) => ({
          tag: 'link',
          // Low priority, since the page's own scripts, which request the session, must be loaded first.
          attrs: { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}

/** Loads a lazy chunk together with its imports, which a browser would otherwise request only after it has loaded the chunk. */
export function importsTogether(): Plugin {
  return {
    name: 'zaguan-imports-together',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        const present = withImports(bundle, part.fileName);
        const folder = part.fileName.replace(/[^/]*$/, '');
        part.code = part.code.replace(/\bimport\((["`'])\.\/([^"`']+\.js)\1\)/g, (whole, _quote, file: string) => {
          const missing = [...withImports(bundle, folder + file)].slice(1).filter((dependency) => !present.has(dependency));
          if (missing.length === 0) return whole;
          const others = missing.map((dependency) => `import("./${dependency.slice(folder.length)}")`);
          return `Promise.all([${[whole, ...others]}]).then(t=>t[0])`;
        });
      }
    },
  };
}
