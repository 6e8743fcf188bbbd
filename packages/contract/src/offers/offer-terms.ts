// What one applicant is offered. In a file of its own, because the actions on applicants name it, too.
import { SALARY_MAX, SALARY_UNITS } from '@onward/domain/positions/postings';
import Type from 'typebox';
import { CalendarDate, Id, Nullable } from '../fields.ts';

/** Not read from the object below: browsers get endpoints without their schemas. */
export const OFFER_TERMS = {
  salary: Nullable(Type.Number({ minimum: 0, maximum: SALARY_MAX })),
  salary_unit: Nullable(Type.Enum([...SALARY_UNITS])),
  start_date: Nullable(CalendarDate),
};

export const OfferTermsInput = Type.Object({ application_id: Id, ...OFFER_TERMS });
