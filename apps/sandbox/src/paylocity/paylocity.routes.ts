import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answer, guardPayrollApi } from '../payroll/answer.ts';
import { isFields, text } from '../payroll/check-values.ts';
import { departmentCodes, jobTitles, type KnownCode, locationCodes } from '../payroll/codes.ts';
import { type Fields, newKey, type PayrollPerson, type PayrollWorld } from '../payroll/payroll-world.ts';
import { tokenRoute } from '../payroll/token-routes.ts';
import { employeeErrors } from './paylocity-rules.ts';

const clients = [{ id: 'paylocity-sandbox', system: 'paylocity', company_id: 'B6021' }] as const;

const problem = (status: number) => [
  { field: '', message: `The request was answered with ${status}.`, path: '', options: [] },
];

const resources: Record<string, readonly KnownCode[]> = {
  costcenter1: departmentCodes,
  costcenter2: locationCodes,
  positions: jobTitles,
};

type OfCompany = { Params: { company: string; resource: string } };
type OfEmployee = { Params: { company: string; id: string } };

const summaryOf = (fields: Fields) => ({
  name: `${text(fields.firstName)} ${text(fields.lastName)}`.trim(),
  ssn: text(fields.ssn).replaceAll('-', ''),
});

/** Employees and codes of one company. */
export function paylocityRoutes(app: FastifyInstance, world: PayrollWorld): void {
  const token = { path: '/paylocity/IdentityServer/connect/token', clients, problem, scope: 'WebLinkAPI' };
  tokenRoute(app, world, token);
  app.register(async (api) => {
    guardPayrollApi(api, world, ['paylocity'], problem);
    api.addHook('preHandler', async (request, reply) => {
      const { company } = request.params as OfCompany['Params'];
      if (company !== request.payroll?.company_id) return reply.code(403).send(problem(403));
    });
    const respond = (request: FastifyRequest, reply: FastifyReply, status: number, body: unknown, ids: string[] = []) =>
      answer(world, request, reply, { status, body, problem, ids });

    api.get<OfCompany>('/paylocity/api/v2/companies/:company/codes/:resource', async (request, reply) => {
      const codes = resources[request.params.resource];
      if (!codes) return respond(request, reply, 404, problem(404));
      return respond(
        request,
        reply,
        200,
        codes.map(({ code, name }) => ({ code, description: name })),
      );
    });

    api.post<OfCompany>('/paylocity/api/v2/companies/:company/employees', async (request, reply) => {
      const { company } = request.params;
      const fields = isFields(request.body) ? request.body : {};
      const errors = employeeErrors(fields, world.peopleOf('paylocity', company), true);
      if (errors.length > 0) return respond(request, reply, 400, errors);
      const key = text(fields.employeeId) || newKey(4);
      await world.add({
        key,
        system: 'paylocity',
        company_id: company,
        reference: key,
        ...summaryOf(fields),
        status: 'Active',
        fields,
        communications: [],
        pay_rates: [],
      });
      return respond(request, reply, 201, [{ employeeId: key }], [key]);
    });

    api.get<OfEmployee>('/paylocity/api/v2/companies/:company/employees/:id', async (request, reply) => {
      const person = employeeOf(world, request.params);
      if (!person) return respond(request, reply, 404, problem(404));
      return respond(request, reply, 200, { ...person.fields, employeeId: person.key }, [person.key]);
    });

    api.patch<OfEmployee>('/paylocity/api/v2/companies/:company/employees/:id', async (request, reply) => {
      const person = employeeOf(world, request.params);
      if (!person) return respond(request, reply, 404, problem(404));
      const changes = isFields(request.body) ? request.body : {};
      const others = world.peopleOf('paylocity', request.params.company).filter(({ key }) => key !== person.key);
      const errors = employeeErrors(changes, others, false);
      if (errors.length > 0) return respond(request, reply, 400, errors);
      const fields = { ...person.fields, ...changes };
      await world.change(person, { fields, ...summaryOf(fields) });
      return respond(
        request,
        reply,
        200,
        request.payroll?.mood?.answer === 'wrong_record' ? [{ employeeId: person.key }] : undefined,
        [person.key],
      );
    });
  });
}

const employeeOf = (world: PayrollWorld, { company, id }: OfEmployee['Params']): PayrollPerson | undefined =>
  world.peopleOf('paylocity', company).find(({ key }) => key === id);
