/** For tests about offers: a letter, a job with an offer stage, applicants in it, and what they and staff do. */
import { type ActionResult, performApplicationAction } from '@onward/contract/applicants/application-actions';
import type { ApplicationOffer } from '@onward/contract/offers/application-offers';
import { listApplicationOffers, signApplicationOffer } from '@onward/contract/offers/application-offers';
import { getOfferTask, type OfferTask, signOfferTask } from '@onward/contract/offers/offer-tasks';
import { createOfferTemplate } from '@onward/contract/offers/offer-templates';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import type pg from 'pg';
import type { ApiCaller, RawAnswer } from '../product/api-caller.ts';
import type { Outside } from '../product/outside.ts';
import { until } from '../until.ts';
import { Employer } from './employer.ts';
import { insertApplicant, type TestApplicant } from './insert-applicant.ts';

const text = (words: string) => ({ type: 'text', text: words });
const tag = (name: string) => ({ type: 'tag', tag: name });
const field = (id: string, kind: string, more: object = {}) => ({
  type: 'field',
  field: { id, kind, role: 'applicant', label: id, required: true, ...more },
});
const paragraph = (...inlines: object[]) => ({ type: 'paragraph', inlines });

/** A letter with pay, start, a shirt size, and a signature of each side. */
export const LETTER = {
  blocks: [
    paragraph(text('Dear '), tag('applicant_first_name'), text(',')),
    paragraph(text('We offer you the position of '), tag('position_title'), text(' from '), tag('start_date')),
    paragraph(text('Your pay is '), tag('salary'), text('.')),
    paragraph(text('Shirt size: '), field('size', 'text', { options: ['S', 'M', 'L'] })),
    paragraph(field('signature', 'signature')),
    paragraph(field('company', 'signature', { role: 'company' })),
  ],
};

/** Signed by the applicant alone. */
export const NOTE = {
  blocks: [
    paragraph(text('Welcome '), tag('applicant_first_name'), text(' as '), tag('position_title')),
    paragraph(field('signature', 'signature')),
  ],
};

export interface Performed {
  results: ActionResult[];
  undo: { id: number } | null;
}

let made = 0;

/** In this process or in processes of its own. */
interface OfferProduct {
  app: { ownerPool: pg.Pool };
  outside: Outside;
}

export class OfferOffice {
  readonly product: OfferProduct;
  readonly stranger: ApiCaller;
  readonly admin: ApiCaller;
  stageId = 0;
  positionId = 0;

  constructor(product: OfferProduct, stranger: ApiCaller, admin: ApiCaller) {
    this.product = product;
    this.stranger = stranger;
    this.admin = admin;
  }

  /** A job whose last stage is the offer. */
  async open(rules: object[] = []): Promise<{ letterId: number }> {
    const letterId = await this.template(LETTER);
    const employer = new Employer(this.admin);
    const process = await employer.process(
      [
        { id: -2, name: 'Offer', stage_type: 'offer', config: { offer_template_id: letterId } },
        { id: -3, name: 'Hired soon', stage_type: 'custom' },
      ],
      rules,
    );
    this.positionId = (await employer.publish({ hiring_process_template_id: process.id })).id;
    this.stageId = process.stages.find(({ stage_type }) => stage_type === 'offer')?.id ?? 0;
    return { letterId };
  }

  async template(body: object): Promise<number> {
    made += 1;
    const offer_template = { name: `Letter ${process.pid} ${made}`, body };
    const answer = await this.admin.call<{ template_id: number }>(createOfferTemplate, { body: { offer_template } });
    if (!answer.body.template_id) throw new Error(`The template was refused: ${answer.text}`);
    return answer.body.template_id;
  }

  async applicant(more: Partial<TestApplicant> = {}): Promise<number> {
    made += 1;
    return insertApplicant(this.product.app.ownerPool, {
      positionId: this.positionId,
      stageId: this.stageId,
      stageStatus: 'not_sent',
      email: `offer-${process.pid}-${made}@mail.example`,
      ...more,
    });
  }

  send(ids: number[], params: object, caller = this.admin): Promise<RawAnswer<Performed>> {
    const body = {
      action_type: ACTION_CODES.send_signing_request,
      application_ids: ids,
      params,
      screen: 'position_applicants',
    };
    return caller.call<Performed>(performApplicationAction, { body });
  }

  async staffId(email: string): Promise<number> {
    const [row] = await this.rows(`select id from company_staffs where company_id = 1 and email = $1`, [email]);
    return Number(row?.id);
  }

  async rows(query: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.product.app.ownerPool.query(query, values)).rows;
  }

  /** Ends the time in which sending can be undone, and waits until the applicant's link works. */
  async release(applicationId: number): Promise<string> {
    const offer = (await this.offers(applicationId))[0];
    await this.rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key = $1`,
      [`offers:1:${offer?.id}:send`],
    );
    await until('the offer is sent', async () => (await this.offers(applicationId))[0]?.sent_at !== null);
    return this.token(applicationId);
  }

  /** From the newest email about an offer. */
  async token(applicationId: number): Promise<string> {
    const [row] = await this.rows('select email from applications where id = $1', [applicationId]);
    const { text: words } = await this.product.outside.email(String(row?.email));
    return /\/offer\/([\w-]+)/.exec(words)?.[1] ?? '';
  }

  async offers(applicationId: number, caller = this.admin): Promise<ApplicationOffer[]> {
    const { body } = await caller.call<{ application_offers: ApplicationOffer[] }>(listApplicationOffers, {
      params: { id: applicationId },
    });
    return body.application_offers;
  }

  read(token: string): Promise<RawAnswer<OfferTask>> {
    return this.stranger.call<OfferTask>(getOfferTask, { params: { token } });
  }

  sign(token: string, more: object = {}): Promise<RawAnswer<OfferTask>> {
    const body = { signature_name: 'Ada Quist', agreed: true, values: { '0_size': 'M' }, ...more };
    return this.stranger.call<OfferTask>(signOfferTask, { params: { token }, body });
  }

  countersign(
    caller: ApiCaller,
    offer: ApplicationOffer,
    more: object = {},
  ): Promise<RawAnswer<{ application_offer: ApplicationOffer }>> {
    const signer = offer.signers.find(({ role }) => role === 'company');
    return caller.call(signApplicationOffer, {
      params: { id: offer.id, signer_id: signer?.id ?? 0 },
      body: { signature_name: signer?.name ?? '', agreed: true, ...more },
    });
  }

  async sealed(applicationId: number): Promise<ApplicationOffer> {
    const newest = async () => (await this.offers(applicationId))[0];
    await until('the offer is sealed', async () => (await newest())?.signed_file !== null);
    const offer = await newest();
    if (!offer) throw new Error('There is no offer.');
    return offer;
  }
}
