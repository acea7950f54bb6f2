import type { ProblemKey, Services, ZaguanEvent } from '#client/services.ts';
import type * as packed from '../../../../dist/npm/types/lib/client/services.js';

/** Checks that the package's types and the contracts' types are assignable to each other. */

type Answer<Operation> = Operation extends (...input: never[]) => infer Promised ? Awaited<Promised> : never;
type Input<Operation> = Operation extends (input: infer Value, ...rest: never[]) => unknown ? NonNullable<Value> : never;

/** Maps every operation of a tree to its answer type. */
type Answers<Tree> = { [Name in keyof Tree]: Tree[Name] extends (...input: never[]) => unknown ? Answer<Tree[Name]> : Answers<Tree[Name]> };
type Inputs<Tree> = { [Name in keyof Tree]: Tree[Name] extends (...input: never[]) => unknown ? Input<Tree[Name]> : Inputs<Tree[Name]> };

declare function wants<Wanted>(): <Value extends Wanted>() => Value;

wants<Answers<packed.Services>>()<Answers<Services>>();
wants<Answers<Services>>()<Answers<packed.Services>>();
// The contracts accept every input that the package's types allow.
wants<Inputs<Services>>()<Inputs<packed.Services>>();
wants<packed.ZaguanEvent>()<ZaguanEvent>();
wants<ZaguanEvent>()<packed.ZaguanEvent>();
wants<packed.ProblemKey>()<ProblemKey>();
wants<ProblemKey>()<packed.ProblemKey>();
