// The page an applicant keeps: what was sent, what comes next, and how it ended (CAR-012).
import { STANDINGS } from '@onward/domain/careers/application-standing';
import { MEETING_TYPES, STAGE_TYPES } from '@onward/domain/hiring-processes/stages';
import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Nullable, Timestamp } from '../fields.ts';
import { CareerBrand, CareerCompany, Part } from './career-pages.ts';
import { WaitingTask } from './next-task.ts';

/** The interview of the current stage: ahead, or canceled by the applicant. */
const ReceiptInterview = Type.Object({
  state: Type.Enum(['proposed', 'pending', 'confirmed', 'cancelled']),
  starts_at: Timestamp,
  /** The one the applicant chose when booking, otherwise that of the location. */
  time_zone: Type.String(),
  link: Type.String(),
});

export const getApplicationReceipt = endpoint({
  name: 'getApplicationReceipt',
  method: 'GET',
  path: '/v1/career_pages/applications/:token',
  summary: 'The thank-you page of an application with the next steps',
  audience: 'public',
  rateLimit: 'public_read',
  params: Type.Object({ token: Part }),
  answers: {
    200: Type.Object({
      receipt: Type.Object({
        first_name: Type.String(),
        position_title: Type.String(),
        city: Nullable(Type.String()),
        company: CareerCompany,
        brand: CareerBrand,
        applied_at: Timestamp,
        /** That of the location. */
        time_zone: Type.String(),
        standing: Type.Enum([...STANDINGS]),
        stages: Type.Array(
          Type.Object({
            name: Type.String(),
            stage_type: Type.Enum([...STAGE_TYPES]),
            meeting_type: Nullable(Type.Enum([...MEETING_TYPES])),
            is_current: Type.Boolean(),
            /** The applicant has done what the current stage asks. */
            is_done: Type.Boolean(),
            /** The applicant declined the offer of the current stage. */
            is_declined: Type.Boolean(),
          }),
        ),
        interview: Nullable(ReceiptInterview),
        next: Nullable(WaitingTask),
      }),
    }),
  },
});
