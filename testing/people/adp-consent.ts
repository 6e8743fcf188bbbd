/** For tests about connecting ADP by consent: an admin who goes to ADP's page (the sandbox) and comes back. */
import { finishConsent, type Integration, startConsent } from '@onward/contract/integrations/integrations';
import type { ConsentNickname } from '@onward/domain/integrations/consent';
import { adpOrganizations } from '../../apps/sandbox/src/adp/consent-world.ts';
import type { ApiCaller, RawAnswer } from '../product/api-caller.ts';

export const ORGANIZATIONS = { adp: adpOrganizations[0].oid, adp_run: adpOrganizations[1].oid } as const;

export type ConsentChoice = ConsentNickname | 'all' | 'none' | 'refuse';

/** What ADP sends back through the browser. */
export type ConsentAnswer = { state: string; code?: string; error?: string; organization_oid?: string };

const formFor = (choice: ConsentChoice): Record<string, string> => {
  if (choice === 'refuse') return { refuse: 'yes' };
  return { organization: choice === 'adp' || choice === 'adp_run' ? ORGANIZATIONS[choice] : choice };
};

export class AdpConsent {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  begin(nickname: ConsentNickname, caller = this.#caller): Promise<RawAnswer<{ url: string }>> {
    return caller.call(startConsent, { params: { nickname } });
  }

  /** To ADP's page and back to our address, whose plain path leads to the page of the app. */
  async visit(nickname: ConsentNickname, choice: ConsentChoice = nickname): Promise<ConsentAnswer> {
    const begun = await this.begin(nickname);
    if (begun.status !== 200) throw new Error(`The way to ADP did not open: ${begun.text}`);
    const page = await fetch(begun.body.url);
    if (page.status !== 200) throw new Error(`ADP refused: ${await page.text()}`);
    const body = new URLSearchParams(formFor(choice));
    const answer = await fetch(begun.body.url, { method: 'POST', redirect: 'manual', body });
    const back = await fetch(answer.headers.get('location') ?? '', { redirect: 'manual' });
    const [path, query] = (back.headers.get('location') ?? '').split('?');
    if (path !== '/#/adp/redirect') throw new Error(`ADP sent the browser to ${path}.`);
    const { organizationOID, ...given } = Object.fromEntries(new URLSearchParams(query));
    return { ...given, ...(organizationOID && { organization_oid: organizationOID }) } as ConsentAnswer;
  }

  finish(
    nickname: ConsentNickname,
    body: ConsentAnswer,
    caller = this.#caller,
  ): Promise<RawAnswer<{ integration: Integration & { id: number } }>> {
    return caller.call(finishConsent, { params: { nickname }, body });
  }

  async connect(nickname: ConsentNickname) {
    return this.finish(nickname, await this.visit(nickname));
  }
}
