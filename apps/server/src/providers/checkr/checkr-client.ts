// Checkr's API with one company's token: packages, nodes, candidates, invitations, reports.
import type { CheckPackage } from '@onward/domain/background-checks/packages';
import type { OutboundPolicy } from '../../platform/outbound.ts';
import type { CheckrSettings } from '../../platform/service-settings.ts';
import { askCheckr, CheckrProblem } from './checkr-http.ts';
import {
  type AdverseItem,
  type CandidateDraft,
  type CheckrCandidate,
  type CheckrGrant,
  type CheckrInvitation,
  type CheckrNode,
  type CheckrReport,
  type InvitationDraft,
  type ReportDraft,
  readAdverseItems,
  readCandidate,
  readDownloadAddress,
  readGrant,
  readInvitation,
  readNodes,
  readPackages,
  readReport,
} from './checkr-resources.ts';

/** The largest page; nothing is read beyond 20 pages. */
const PAGE = 100;
const PAGES_MAX = 20;

/** Where a company approves the connection; Checkr sends the browser back with a code and our state. */
export function approvalAddress(
  { authorizeUrl, clientId }: CheckrSettings,
  state: string,
  redirectUri: string,
): string {
  const query = new URLSearchParams({ state, redirect_uri: redirectUri });
  return `${authorizeUrl}/${encodeURIComponent(clientId)}/signup?${query}`;
}

/** A code works once, so the request is not repeated. */
export async function exchangeCode(settings: CheckrSettings, code: string): Promise<CheckrGrant> {
  const { url, clientId, clientSecret } = settings;
  const body = { client_id: clientId, client_secret: clientSecret, code };
  return readGrant(await askCheckr({ method: 'POST', url: `${url}/oauth/tokens`, token: null, body }));
}

export class CheckrClient {
  readonly #url: string;
  readonly #token: string;
  readonly #policy: OutboundPolicy | undefined;

  constructor({ url }: Pick<CheckrSettings, 'url'>, token: string, policy?: OutboundPolicy) {
    this.#url = url;
    this.#token = token;
    this.#policy = policy;
  }

  async deauthorize(): Promise<void> {
    await askCheckr({
      method: 'POST',
      url: `${this.#url}/oauth/deauthorize`,
      token: this.#token,
      policy: this.#policy,
    });
  }

  packages(): Promise<CheckPackage[]> {
    return this.#all('/packages', readPackages);
  }

  nodes(): Promise<CheckrNode[]> {
    return this.#all('/nodes', readNodes);
  }

  async createCandidate(draft: CandidateDraft): Promise<CheckrCandidate> {
    return readCandidate(await this.#ask('POST', '/candidates', draft));
  }

  async getCandidate(id: string): Promise<CheckrCandidate> {
    return readCandidate(await this.#ask('GET', `/candidates/${encodeURIComponent(id)}`));
  }

  async createInvitation(draft: InvitationDraft): Promise<CheckrInvitation> {
    return readInvitation(await this.#ask('POST', '/invitations', draft));
  }

  async getInvitation(id: string): Promise<CheckrInvitation> {
    return readInvitation(await this.#ask('GET', `/invitations/${encodeURIComponent(id)}`));
  }

  async deleteInvitation(id: string): Promise<void> {
    await this.#ask('DELETE', `/invitations/${encodeURIComponent(id)}`);
  }

  /** For applicants who consented on our own page. */
  async createReport(draft: ReportDraft): Promise<CheckrReport> {
    return readReport(await this.#ask('POST', '/reports', draft));
  }

  /** The report of another person must never count, whatever went wrong in between. */
  async getReport(id: string): Promise<CheckrReport> {
    const report = readReport(await this.#ask('GET', `/reports/${encodeURIComponent(id)}`));
    if (report.id !== id) throw new CheckrProblem('unreadable', 'Checkr answered with another report.');
    return report;
  }

  listAdverseItems(reportId: string): Promise<AdverseItem[]> {
    return this.#all(`/reports/${encodeURIComponent(reportId)}/adverse_items`, readAdverseItems);
  }

  /** The PDF of a report: its document names an address that works without the token for a short time. */
  async downloadDocument(id: string): Promise<Buffer> {
    const address = readDownloadAddress(await this.#ask('GET', `/documents/${encodeURIComponent(id)}`));
    const isOwn = URL.canParse(address) && new URL(address).origin === new URL(this.#url).origin;
    if (!isOwn && !address.startsWith('https://')) {
      throw new CheckrProblem('unreadable', 'Checkr did not answer with a document.');
    }
    const bytes = await askCheckr({ method: 'GET', url: address, token: null, policy: this.#policy });
    if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
      throw new CheckrProblem('unreadable', 'Checkr did not answer with a PDF.');
    }
    return bytes;
  }

  async #all<Row>(path: string, read: (bytes: Buffer) => Row[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1; page <= PAGES_MAX; page += 1) {
      const found = read(await this.#ask('GET', `${path}?page=${page}&per_page=${PAGE}`));
      rows.push(...found);
      if (found.length < PAGE) break;
    }
    return rows;
  }

  #ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Buffer> {
    return askCheckr({
      method,
      url: `${this.#url}/v1${path}`,
      token: this.#token,
      policy: this.#policy,
      ...(body && { body }),
    });
  }
}
