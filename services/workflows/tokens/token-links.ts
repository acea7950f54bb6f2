import QRCode from 'qrcode';
import type { TokenRequest } from '#contracts/workflows/bodies.ts';
import type { TenantSettings } from '#platform/base/administration.ts';
import { isLoopback } from '#platform/base/loopback.ts';
import { Problem } from '#platform/base/problem.ts';

/** Returns the checked redirect and domain of a new token. Throws `invalid_body`. */
export function checkedLinks(
  request: TokenRequest,
  settings: Pick<TenantSettings, 'redirect_hosts' | 'custom_domains'>,
  options: { allowLoopback: boolean },
): { redirect_url: string | null; custom_domain: string | null } {
  const redirect = request.redirect_url ?? null;
  if (redirect !== null && !mayRedirect(redirect, settings.redirect_hosts, options.allowLoopback)) {
    throw wrong('redirect_url', 'Use https and a host that is registered for this tenant (`redirect_hosts`)');
  }
  const domain = request.custom_domain?.toLowerCase() ?? null;
  if (domain !== null && !settings.custom_domains.includes(domain)) {
    throw wrong(
      'custom_domain',
      'Register the domain for this tenant first (`custom_domains`), and prove that it is the tenant’s (`custom_domain_proofs`; `npm run zaguan -- tenant prove <domain>`)',
    );
  }
  return { redirect_url: redirect, custom_domain: domain };
}

/** Returns whether the redirect's host is registered now. */
export function mayRedirect(text: string, hosts: readonly string[], allowLoopback: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return false;
  if (allowLoopback && isLoopback(url.hostname)) return url.protocol === 'http:' || url.protocol === 'https:';
  return url.protocol === 'https:' && (hosts.includes(url.host) || hosts.includes(url.hostname));
}

function wrong(path: string, message: string): Problem {
  return new Problem('invalid_body', `${path}: ${message}`, { errors: [{ path, code: 'not_registered', message }] });
}

/** Returns the link of a workflow. The token, in either form, is in the fragment, which servers do not log. */
export function executionUrl(publicUrl: string, customDomain: string | null, workflowUuid: string, token: string): string {
  const base = customDomain === null ? publicUrl : `https://${customDomain}`;
  return `${base}/w/${workflowUuid}#t=${token}`;
}

/** Returns a QR symbol as one SVG path, to be stroked one unit wide in a square of `size` units, without quiet zone. */
export function qrDrawing(url: string): { size: number; path: string } {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, y) => {
    const runs: string[] = [];
    let penX = 0;
    for (let x = 0; x < size; x++) {
      if (!modules.get(y, x)) continue;
      const from = x;
      while (x < size && modules.get(y, x)) x++;
      runs.push(runs.length === 0 ? `M${from} ${y}.5h${x - from}` : `m${from - penX} 0h${x - from}`);
      penX = x;
    }
    return runs.join('');
  });
  return { size, path: rows.join('') };
}

export function qrCode(url: string): Promise<string> {
  return QRCode.toDataURL(url, { errorCorrectionLevel: 'M', margin: 4, scale: 6 });
}

/** Returns the redirect at the end of the workflow, with the workflow's id and status. */
export function finishedRedirect(redirectUrl: string, workflowUuid: string, status: string): string {
  const url = new URL(redirectUrl);
  url.searchParams.set('workflow', workflowUuid);
  url.searchParams.set('status', status);
  return url.href;
}
