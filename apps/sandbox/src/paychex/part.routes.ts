import type { FastifyInstance } from 'fastify';
import { isFields, text } from '../payroll/check-values.ts';
import {
  type Fields,
  newKey,
  type PayrollPart,
  type PayrollPerson,
  type PayrollWorld,
} from '../payroll/payroll-world.ts';
import { contentBody, type Respond, refuse, workerOf } from './paychex-answers.ts';
import { type PaychexError, paychexProblem } from './paychex-problems.ts';
import { communicationErrors, payRateErrors } from './paychex-rules.ts';

interface PartKind {
  path: string;
  list: 'communications' | 'pay_rates';
  id: 'communicationId' | 'rateId';
  errors: (fields: Fields, person: PayrollPerson, held: PayrollPart | null) => PaychexError[];
}

const kinds: PartKind[] = [
  {
    path: 'communications',
    list: 'communications',
    id: 'communicationId',
    errors: (fields, person, held) =>
      communicationErrors(fields, text(held?.fields.type ?? fields.type), person, held === null),
  },
  {
    path: 'compensation/payrates',
    list: 'pay_rates',
    id: 'rateId',
    errors: (fields, person, held) => payRateErrors(fields, person.pay_rates, held === null),
  },
];

type OfWorker = { Params: { id: string; part: string } };

/** What a worker gets after they were made. */
export function partRoutes(api: FastifyInstance, world: PayrollWorld, respond: Respond): void {
  for (const { path, list, id, errors } of kinds) {
    const present = ({ key, fields }: PayrollPart) => ({ [id]: key, ...fields });

    api.get<OfWorker>(`/paychex/workers/:id/${path}`, async (request, reply) => {
      const person = workerOf(world, request.params.id);
      if (!person) return respond(request, reply, 404, paychexProblem(404));
      return respond(request, reply, 200, contentBody(person[list].map(present)));
    });

    api.post<OfWorker>(`/paychex/workers/:id/${path}`, async (request, reply) => {
      const person = workerOf(world, request.params.id);
      if (!person) return respond(request, reply, 404, paychexProblem(404));
      const fields = isFields(request.body) ? request.body : {};
      const wrong = errors(fields, person, null);
      if (wrong.length > 0) return refuse(respond, request, reply, wrong);
      const part = { key: newKey(10), fields };
      await world.change(person, { [list]: [...person[list], part] });
      return respond(request, reply, 201, contentBody([present(part)]));
    });

    api.patch<OfWorker>(`/paychex/workers/:id/${path}/:part`, async (request, reply) => {
      const person = workerOf(world, request.params.id);
      const held = person?.[list].find(({ key }) => key === request.params.part);
      if (!person || !held) return respond(request, reply, 404, paychexProblem(404));
      const fields = isFields(request.body) ? request.body : {};
      const wrong = errors(fields, person, held);
      if (wrong.length > 0) return refuse(respond, request, reply, wrong);
      const part = { ...held, fields: { ...held.fields, ...fields } };
      await world.change(person, { [list]: person[list].map((one) => (one.key === part.key ? part : one)) });
      return respond(request, reply, 200, contentBody([present(part)]));
    });
  }
}
