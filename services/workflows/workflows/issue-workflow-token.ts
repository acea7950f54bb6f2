import type { TokenRequest } from '#contracts/workflows/bodies.ts';
import { timeText } from '../model/records.ts';
import { withPersonOnRecord } from '../person/on-record.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { lockWorkflow } from '../state/snapshot.ts';
import { type Call, ok } from '../state/unit.ts';
import { writeOnce } from '../state/writes.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { checkedLinks, executionUrl, qrCode } from '../tokens/token-links.ts';
import { expiryOf } from '../tokens/tokens.ts';
import { recordOf } from './records-for.ts';

type TokenInput = { params: { uuid: string } } & ({ query: TokenRequest } | { body: TokenRequest });

/** Returns the handler of both operations that create a token and link for an API key, once per `Idempotency-Key`. */
export function issueWorkflowToken(app: WorkflowsApp) {
  const { administration, clock, config, tenants } = app.platform;
  return async ({ input, context }: Call<TokenInput>) => {
    const { uuid } = input.params;
    const request = 'query' in input ? input.query : input.body;
    const token = await writeOnce(app, context, uuid, async (unit) => {
      const { caller } = unit;
      await administration.keys.hold(caller);
      const links = checkedLinks(request, await tenants.settings(caller.tenantId), { allowLoopback: config.allowLoopbackWebhooks });
      const { workflow } = await lockWorkflow(unit, uuid);
      const expires_at = expiryOf(workflow, clock.now());
      const { token, encodedToken } = await issueToken(unit, { workflow_uuid: uuid, ...links, expires_at, made_by: null });
      const url = executionUrl(config.publicUrl, links.custom_domain, uuid, encodedToken);
      return {
        token,
        token_encoded: encodedToken,
        expiration: timeText(expires_at),
        qr_code: request.generate_qr === undefined ? null : await qrCode(url),
        workflow: await recordOf(unit, uuid),
        url,
      };
    });
    return ok({ ...token, workflow: await withPersonOnRecord(app, context.caller, token.workflow) });
  };
}
