/** For tests about applicants: a published job with a hiring process, and somebody who applies. */
import { createApplication } from '@onward/contract/careers/applying';
import { createForm, createOnlineQuiz, type Form, type OnlineQuiz } from '@onward/contract/hiring-processes/forms';
import {
  createHiringProcessTemplate,
  type HiringProcessTemplate,
} from '@onward/contract/hiring-processes/hiring-processes';
import { listPermittedLocations } from '@onward/contract/locations/locations';
import type { Position } from '@onward/contract/positions/position';
import { createPosition, publishPosition } from '@onward/contract/positions/positions';
import type { ApiCaller, RawAnswer } from '../product/api-caller.ts';

export interface Applied {
  application: { digest_key: string };
  receipt_token: string;
  next: { stage_type: string; link: string } | null;
}

let counter = 0;

/** Unique names, so that tests don't find each other's records. */
function next(): number {
  counter += 1;
  return counter;
}

export const freshPhone = (): string => `404555${String(1000 + next())}`;

export class Employer {
  readonly #caller: ApiCaller;

  constructor(caller: ApiCaller) {
    this.#caller = caller;
  }

  async locationId(name = 'Decatur'): Promise<number> {
    const { body } = await this.#caller.call<{ locations: { id: number; name: string }[] }>(listPermittedLocations);
    return body.locations.find((location) => location.name.includes(name))?.id ?? 0;
  }

  async publish(values: Record<string, unknown> = {}): Promise<Position> {
    const title = `Crew member ${next()}`;
    const description = '<p>Serve guests, keep the line moving and help close the store with the team.</p>';
    const position = { title, location_id: await this.locationId(), description, ...values };
    const { body } = await this.#caller.call<{ position: Position }>(createPosition, { body: { position } });
    if (!body.position) throw new Error(`The posting was refused: ${JSON.stringify(body)}`);
    const params = { position_key: body.position.digest_key };
    const published = await this.#caller.call<{ position: Position }>(publishPosition, { params });
    if (!published.body.position) throw new Error(`The posting was not published: ${published.text}`);
    return published.body.position;
  }

  async process(stages: object[], automation_rules: object[] = []): Promise<HiringProcessTemplate> {
    const hiring_process_template = {
      name: `Process ${next()}`,
      stages: [{ id: -1, name: 'Applied', stage_type: 'application' }, ...stages],
      automation_rules,
    };
    const { body, text } = await this.#caller.call<{ hiring_process_template: HiringProcessTemplate }>(
      createHiringProcessTemplate,
      { body: { hiring_process_template } },
    );
    if (!body.hiring_process_template) throw new Error(`The process was refused: ${text}`);
    return body.hiring_process_template;
  }

  async form(questions: object[]): Promise<Form> {
    const form = { name: `Form ${next()}`, questions };
    return (await this.#caller.call<{ form: Form }>(createForm, { body: { form } })).body.form;
  }

  async quiz(values: object): Promise<OnlineQuiz> {
    const online_quiz = { name: `Quiz ${next()}`, ...values };
    return (await this.#caller.call<{ online_quiz: OnlineQuiz }>(createOnlineQuiz, { body: { online_quiz } })).body
      .online_quiz;
  }
}

/** Applies with only a name and a phone number. */
export const applyTo = (
  stranger: ApiCaller,
  position: { digest_key: string },
  values: Record<string, unknown> = {},
): Promise<RawAnswer<Applied>> =>
  stranger.call<Applied>(createApplication, {
    params: { position_key: position.digest_key },
    body: { application: { first_name: 'Amara', last_name: 'Okafor', phone: freshPhone(), ...values } },
  });
