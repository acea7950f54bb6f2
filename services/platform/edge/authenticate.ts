import type { Caller, Clock, Limit } from '../base/ports.ts';
import { demandScope, Problem } from '../base/problem.ts';
import type { IncomingRequest, ServiceModule } from '../base/service.ts';
import { type ApiKeys, KEY_ENDED } from '../tenancy/keys.ts';
import { bearerIn } from './bearer.ts';

/** Time in which a request must be answered, in ms. */
const DEADLINE_MS = 30_000;

/** Rate limits per key or session token of a service that declares none. */
export const DEFAULT_LIMITS: Readonly<Record<'key' | 'session', Limit>> = {
  key: { count: 600, seconds: 60 },
  session: { count: 120, seconds: 60 },
};

type AuthenticatingModule = Pick<ServiceModule, 'name' | 'unauthorizedStatus' | 'authenticateBearer' | 'scopes'>;

export type Authentication = ReturnType<typeof createAuthentication>;

/** Creates the authentication of requests to a service: by API key, or by the service's own session tokens. */
export function createAuthentication(keys: ApiKeys, clock: Clock) {
  const refusal = ({ unauthorizedStatus }: AuthenticatingModule, detail: string) =>
    new Problem(unauthorizedStatus === 401 ? 'unauthorized' : 'forbidden', detail);
  const deadline = () => clock.now().getTime() + DEADLINE_MS;

  return {
    /** Authenticates a request by `Svc-Apikey` or `Authorization: Bearer`. Throws the service's 401 or 403. */
    async authenticate(module: AuthenticatingModule, request: IncomingRequest): Promise<Caller> {
      const { headers, path, requestId } = request;
      const bearer = bearerIn(headers.get('authorization'));
      const credential = headers.get('svc-apikey')?.trim() || bearer;
      if (!credential) throw refusal(module, 'Send an API key in the header Svc-Apikey, or as Authorization: Bearer.');
      if (credential.startsWith('sk_')) {
        const caller = await keys.authenticate(credential, { requestId, deadline: deadline() });
        if (!caller) throw refusal(module, KEY_ENDED);
        demandScope(caller, scopeOf(module, path));
        return caller;
      }
      const session = bearer && module.authenticateBearer ? await module.authenticateBearer(bearer, request) : null;
      if (!session) throw refusal(module, 'This is not an API key (sk_live_… or sk_test_…).');
      return session;
    },

    /** Checks a key again after a slow body has arrived; returns the caller with a new deadline. Sessions are checked when they write. */
    async recheck(module: AuthenticatingModule, caller: Caller): Promise<Caller> {
      if (caller.kind !== 'key') return caller;
      if (!(await keys.isUnrevoked(caller))) throw refusal(module, KEY_ENDED);
      return { ...caller, deadline: deadline() };
    },
  };
}

/** Returns the scope that a key needs at a path. */
export function scopeOf(service: Pick<ServiceModule, 'name' | 'scopes'>, path: string): string {
  const { scopes = {} } = service;
  const under = Object.keys(scopes).find((start) => path === start || path.startsWith(`${start}/`));
  return under === undefined ? service.name : scopes[under]!;
}

export function limitOf(caller: Pick<Caller, 'kind'>, { limits = {} }: Pick<ServiceModule, 'limits'>): Limit {
  return caller.kind === 'session' ? (limits.session ?? DEFAULT_LIMITS.session) : (limits.key ?? DEFAULT_LIMITS.key);
}
