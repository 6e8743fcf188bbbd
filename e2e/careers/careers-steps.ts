/** What the applicants' journeys start with: a posting, a link, a phone. */
import type { CareerPage } from '@onward/contract/careers/career-pages';
import type { Position } from '@onward/contract/positions/position';
import type { Page } from 'playwright-core';
import { applyTo, Employer } from '../../testing/people/employer.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import type { InProcessProduct } from '../../testing/product/in-process-product.ts';

const COMPANY = 'larkfieldgrp';
export const SMALL_PHONE = { width: 390, height: 844 };
export const SHORT_PHONE = { width: 390, height: 700 };
export const SMALLEST_PHONE = { width: 320, height: 640 };

export const SHIFTS = {
  id: 11,
  title: 'Which shifts can you work?',
  question_type: 'multiple_choice',
  options: ['Mornings', 'Evenings'],
};
export const ADULT = { id: 12, title: 'Are you at least 18 years old?', question_type: 'yes_no' };

const FORM = [
  { id: 1, title: 'When can you start?', question_type: 'date' },
  { id: 2, title: 'Anything else?', question_type: 'long_text', is_required: false },
];
const QUIZ = {
  pass_score: 1,
  time_limit_minutes: 10,
  questions: [
    {
      id: 1,
      title: 'Where does raw chicken go?',
      question_type: 'single_choice',
      options: ['On the top shelf', 'On the bottom shelf'],
      correct_answers: ['On the bottom shelf'],
      points: 1,
    },
    { id: 2, title: 'Is ice a food?', question_type: 'yes_no', correct_answers: ['yes'], points: 1 },
  ],
};

export class Hiring {
  readonly #product: InProcessProduct;
  readonly #stranger: ApiCaller;
  readonly employer: Employer;

  private constructor(product: InProcessProduct, stranger: ApiCaller, admin: ApiCaller) {
    this.#product = product;
    this.#stranger = stranger;
    this.employer = new Employer(admin);
  }

  static async begin(product: InProcessProduct): Promise<Hiring> {
    const stranger = new ApiCaller(product.url);
    return new Hiring(product, stranger, await stranger.signIn('super.admin@larkfield.test'));
  }

  async addressOf({ digest_key }: Position): Promise<string> {
    const { body } = await this.#stranger.request<CareerPage>('GET', `/v1/career_pages/${COMPANY}/x/x-1/${digest_key}`);
    return this.#product.url + body.canonical_path;
  }

  applyAddress({ digest_key }: Position): string {
    return `${this.#product.url}/positions/${COMPANY}/${digest_key}/apply`;
  }

  /** The link to a form that an applicant is asked to fill in. */
  async formLink(questions: object[] = FORM): Promise<string> {
    const form = await this.employer.form(questions);
    return this.#linkOf({ name: 'Availability', stage_type: 'online_form', config: { form_id: form.id } });
  }

  async quizLink(): Promise<string> {
    const quiz = await this.employer.quiz(QUIZ);
    return this.#linkOf({ name: 'Food safety', stage_type: 'online_quiz', config: { quiz_id: quiz.id } });
  }

  async formPreview(): Promise<string> {
    return `${this.#product.url}/form/${(await this.employer.form(FORM)).id}/preview`;
  }

  async quizPreview(): Promise<string> {
    return `${this.#product.url}/online-quiz/${(await this.employer.quiz(QUIZ)).id}/preview`;
  }

  /** The thank-you page of an applicant who has a form to fill in. */
  async thanksAddress(person: Record<string, unknown> = {}): Promise<string> {
    const form = await this.employer.form(FORM);
    const stage = { name: 'Availability', stage_type: 'online_form', config: { form_id: form.id } };
    const { body } = await this.#applyInto(stage, person);
    return `${this.#product.url}/thanks/${body.receipt_token}`;
  }

  async #linkOf(stage: object): Promise<string> {
    const { body } = await this.#applyInto(stage);
    return body.next?.link ?? '';
  }

  async #applyInto(stage: object, person: Record<string, unknown> = {}) {
    const process = await this.employer.process(
      [
        { id: -2, ...stage },
        { id: -3, name: 'Review', stage_type: 'custom' },
      ],
      [{ kind: 'application_advance', stage_id: -1 }],
    );
    const position = await this.employer.publish({ hiring_process_template_id: process.id });
    return applyTo(this.#stranger, position, person);
  }
}

/** The island is hydrated once it has looked for an earlier draft. */
export const awake = (page: Page): Promise<void> => page.locator('form[aria-busy="false"]').first().waitFor();
