import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The package that runs ONNX models. It is no dependency: 290 MB, with native code. The operator installs it. */
const NAME = 'onnxruntime-node';
/** Place of the package that runs a model. */
export interface RuntimePlace {
  /** Its program. */
  entry: string;
  /** The folder of packages that it is in, with those that it needs. */
  packages: URL;
}

/** Returns the package as a program in the model's folder would find it, or as ours do. Null if nobody installed it. */
export function runtimeBeside(folder: string): RuntimePlace | null {
  for (const start of [join(folder, 'model'), import.meta.filename]) {
    try {
      const entry = createRequire(start).resolve(NAME);
      const end = entry.lastIndexOf(NAME);
      return { entry, packages: pathToFileURL(join(dirname(entry.slice(0, end + 1)), '/')) };
    } catch {
      // Not there; the next place may have it.
    }
  }
  return null;
}

/** Returns the command that installs the package beside a model. */
export function howToInstall(folder: string): string {
  const { peerDependencies } = createRequire(import.meta.url)('../../../../../package.json') as {
    peerDependencies: Record<string, string>;
  };
  return `npm install --prefix ${folder} --ignore-scripts ${NAME}@${peerDependencies[NAME]}`;
}
