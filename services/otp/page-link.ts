import { invalidRequest } from './model/invalid-request.ts';

/** Matches the path of a workflow's page, with the token in the fragment. */
const PAGE = /^\/w\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}#t=[\w-]{40,100}$/;

/**
 * Throws ERR001 unless the link is a workflow's page at the server's address or a custom domain, so that callers cannot send other links.
 */
export function checkPageLink(link: string, { publicUrl, customDomains }: { publicUrl: string; customDomains: readonly string[] }): void {
  const bases = [publicUrl, ...customDomains.map((domain) => `https://${domain}`)];
  if (bases.some((base) => link.startsWith(base) && PAGE.test(link.slice(base.length)))) return;
  const message = 'link must be the page of a workflow with its token, under this server’s address or a custom domain of the tenant.';
  throw invalidRequest('ERR001', 'link', 'not_our_page', message);
}
