import type { Guard } from '#test/support/guard.ts';

export const guardsOfVerification: readonly Guard[] = [
  {
    name: 'a remote registry that answers about somebody else has failed',
    file: 'services/verification/providers/remote.ts',
    text: 'if (!completed.every((record) => answers(record, query))) throw new WrongRecord();',
    without: '',
    tests: ['services/verification/providers/remote.test.ts'],
  },
  {
    name: 'a remote registry that answers with another name has failed',
    file: 'services/verification/providers/remote.ts',
    text: "(query.kind === 'company' || isNameOf(wholeName(query), wholeName(record)) !== false)",
    without: 'true',
    tests: ['services/verification/providers/remote.test.ts'],
  },
  {
    name: 'a table answers for no kind of fact that its rows lack',
    file: 'services/verification/providers/local.ts',
    text: 'if (telling.length === 0) await ready(owner, kind);',
    without: '',
    tests: ['services/verification/providers/local.test.ts'],
  },
  {
    name: 'a webhook that no secret would sign is refused',
    file: 'services/platform/calls/webhook-secret.ts',
    text: 'if ((await administration.webhooks.listSecrets(caller)).length > 0) return;',
    without: 'return;',
    tests: ['services/verification/base/webhook-secret.test.ts', 'test/suites/trust/a-webhook-is-signed-or-refused.test.ts'],
  },
];
