import { Problem } from '#platform/base/problem.ts';

/** A workflow's page and its token, which stands in the fragment. */
const PAGE = /^\/w\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}#t=[\w-]{40,100}$/;

/**
 * Refuses a link that is no workflow's page under the server's address or a custom domain of the tenant, so that nobody spreads other
 * links through a tenant's sender.
 *
 * @throws Problem ERR001.
 */
export function checkPageLink(link: string, { publicUrl, customDomains }: { publicUrl: string; customDomains: readonly string[] }): void {
  const bases = [publicUrl, ...customDomains.map((domain) => `https://${domain}`)];
  if (bases.some((base) => link.startsWith(base) && PAGE.test(link.slice(base.length)))) return;
  const message = 'link is the page of a workflow with its token, under this server’s address or a custom domain of the tenant.';
  throw new Problem('invalid_body', message, {
    status: 400,
    publicCode: 'ERR001',
    errors: [{ path: 'link', code: 'not_our_page', message }],
  });
}
