// Applying for a job: public, without an account.
import { APPLICANT_NAME_MAX, APPLY_STEPS } from '@onward/domain/careers/application-form';
import { EEO_RACES, EEO_SEXES, EEO_VETERANS } from '@onward/domain/careers/equal-opportunity';
import { REACH_OFFERS, TEXT_REACHES } from '@onward/domain/careers/receipt-reach';
import { LANGUAGES } from '@onward/domain/platform/languages';
import { REFERER_SOURCE_MAX } from '@onward/domain/positions/career-links';
import Type, { type Static } from 'typebox';
import { Upload } from '../attachments/attachments.ts';
import { Empty, endpoint } from '../endpoint.ts';
import { Email, Id, Nullable, Phone, RegionNumber, Timestamp } from '../fields.ts';
import { PositionKeyParams } from '../positions/position.ts';
import { Answers, AskedQuestion } from '../questions/questions.ts';
import { CareerBrand, CareerCompany, Part } from './career-pages.ts';
import { NextTask } from './next-task.ts';
import { OfferedConsent, ShownConsent, ShownConsents } from './shown-consents.ts';

/** Everything the apply form needs. */
export const ApplyForm = Type.Object({
  company: CareerCompany,
  brand: CareerBrand,
  position: Type.Object({
    digest_key: Type.String(),
    title: Type.String(),
    city: Nullable(Type.String()),
    path: Type.String(),
    is_open: Type.Boolean(),
  }),
  questions: Type.Array(AskedQuestion),
  requires_email: Type.Boolean(),
  requires_resume: Type.Boolean(),
  asks_equal_opportunity: Type.Boolean(),
  consents: Type.Object({ sms: OfferedConsent, keep_in_touch: OfferedConsent }),
  is_preview: Type.Boolean(),
  text_to_apply_phone_number: Nullable(Type.String()),
});
export type ApplyForm = Static<typeof ApplyForm>;

export const getApplyForm = endpoint({
  name: 'getApplyForm',
  method: 'GET',
  path: '/v1/career_pages/positions/:position_key/form',
  summary: 'The application form of an open posting',
  audience: 'public',
  rateLimit: 'public_read',
  params: PositionKeyParams,
  answers: { 200: Type.Object({ apply_form: ApplyForm }) },
});

/** The same form for a posting that is not public, for the company's own staff. */
export const previewApplyForm = endpoint({
  name: 'previewApplyForm',
  method: 'GET',
  path: '/v1/positions/:position_key/apply_preview',
  summary: 'The application form as applicants will see it',
  audience: 'company',
  params: PositionKeyParams,
  answers: { 200: Type.Object({ apply_form: ApplyForm }) },
});

const EqualOpportunity = Type.Object({
  sex: Type.Optional(Nullable(Type.Enum([...EEO_SEXES]))),
  race: Type.Optional(Nullable(Type.Enum([...EEO_RACES]))),
  veteran: Type.Optional(Nullable(Type.Enum([...EEO_VETERANS]))),
});

const PersonName = Type.String({ maxLength: APPLICANT_NAME_MAX });
const Language = Type.Enum([...LANGUAGES]);
const RefererSource = Type.Optional(Nullable(Type.String({ maxLength: REFERER_SOURCE_MAX })));

/** All fields are optional: a draft holds whatever has been filled in so far. */
const DraftEntries = Type.Object({
  first_name: Type.Optional(PersonName),
  last_name: Type.Optional(PersonName),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  phone: Type.Optional(Phone),
  region_number: Type.Optional(RegionNumber),
  sms_consent: Type.Optional(Type.Boolean()),
  keep_in_touch: Type.Optional(Type.Boolean()),
  shown_consents: Type.Optional(ShownConsents),
  resume_upload_id: Type.Optional(Nullable(Id)),
  answers: Type.Optional(Answers),
});
export type DraftEntries = Static<typeof DraftEntries>;

export const ApplicationDraft = Type.Object({
  entries: DraftEntries,
  step: Type.Enum([...APPLY_STEPS]),
  language: Language,
  uploads: Type.Array(Upload),
  position_key: Type.String(),
  apply_path: Type.String(),
  /** False while it holds only what an invitation or a text filled in. */
  was_saved: Type.Boolean(),
  saved_at: Timestamp,
  expires_at: Timestamp,
});
export type ApplicationDraft = Static<typeof ApplicationDraft>;

const DraftToken = Type.String({ minLength: 20, maxLength: 100 });
const write = { audience: 'public', rateLimit: 'public_write' } as const;

export const createApplicationDraft = endpoint({
  name: 'createApplicationDraft',
  method: 'POST',
  path: '/v1/career_pages/positions/:position_key/drafts',
  summary: 'Start an application',
  ...write,
  params: PositionKeyParams,
  body: Type.Object({ language: Language, referer_source: RefererSource }),
  answers: { 201: Type.Object({ token: Type.String(), application_draft: ApplicationDraft }) },
});

export const getApplicationDraft = endpoint({
  name: 'getApplicationDraft',
  method: 'GET',
  path: '/v1/application_drafts/:token',
  summary: 'Continue an application',
  audience: 'public',
  rateLimit: 'public_read',
  params: Type.Object({ token: DraftToken }),
  answers: { 200: Type.Object({ application_draft: ApplicationDraft }) },
});

export const saveApplicationDraft = endpoint({
  name: 'saveApplicationDraft',
  method: 'PUT',
  path: '/v1/application_drafts/:token',
  summary: 'Save what was filled in so far',
  ...write,
  params: Type.Object({ token: DraftToken }),
  body: Type.Object({
    entries: DraftEntries,
    step: Type.Optional(Type.Enum([...APPLY_STEPS])),
    language: Type.Optional(Language),
  }),
  answers: { 200: Type.Object({ application_draft: ApplicationDraft }) },
});

export const deleteApplicationDraft = endpoint({
  name: 'deleteApplicationDraft',
  method: 'DELETE',
  path: '/v1/application_drafts/:token',
  summary: 'Start over and delete what was filled in',
  ...write,
  params: Type.Object({ token: DraftToken }),
  answers: { 204: Empty },
});

export const textResumeLink = endpoint({
  name: 'textResumeLink',
  method: 'POST',
  path: '/v1/career_pages/positions/:position_key/resume_links',
  summary: 'Text a link to continue; the response is the same whether or not there is a draft',
  ...write,
  params: PositionKeyParams,
  body: Type.Object({ phone: Phone, region_number: RegionNumber, language: Language }),
  answers: { 202: Type.Object({ message: Type.String() }) },
});

export const openResumeLink = endpoint({
  name: 'openResumeLink',
  method: 'POST',
  path: '/v1/resume_links/:token',
  summary: 'Exchange a texted link for the draft it continues, or for the page of what was sent',
  ...write,
  params: Type.Object({ token: DraftToken }),
  answers: {
    200: Type.Object({
      continued: Nullable(Type.Object({ token: Type.String(), application_draft: ApplicationDraft })),
      /** Of the application that was sent meanwhile: opens its page. */
      receipt_token: Nullable(Type.String()),
    }),
  },
});

export const uploadForApplication = endpoint({
  name: 'uploadForApplication',
  method: 'POST',
  path: '/v1/application_drafts/:token/uploads',
  summary: 'Upload a resume or a file as an answer (multipart: category, file)',
  ...write,
  multipart: true,
  params: Type.Object({ token: DraftToken }),
  body: Type.Object({ category: Type.Enum(['resume', 'document']) }),
  answers: { 201: Type.Object({ upload: Upload }) },
});

export const ApplicationInput = Type.Object({
  first_name: PersonName,
  last_name: PersonName,
  email: Type.Optional(Nullable(Email)),
  phone: Phone,
  region_number: Type.Optional(RegionNumber),
  sms_consent: Type.Optional(Type.Boolean()),
  keep_in_touch: Type.Optional(Type.Boolean()),
  shown_consents: Type.Optional(ShownConsents),
  resume_upload_id: Type.Optional(Nullable(Id)),
  answers: Type.Optional(Answers),
  referer_source: RefererSource,
  language: Type.Optional(Language),
  equal_opportunity: Type.Optional(Nullable(EqualOpportunity)),
  /** The draft this application was filled in with, so that submitting twice stores it once. */
  draft_token: Type.Optional(DraftToken),
  /** Honeypot field that people don't see; only bots fill it in. */
  website: Type.Optional(Type.String({ maxLength: 200 })),
});
export type ApplicationInput = Static<typeof ApplicationInput>;

export const createApplication = endpoint({
  name: 'createApplication',
  method: 'POST',
  path: '/v1/career_pages/positions/:position_key/applications',
  summary: 'Apply',
  audience: 'public',
  rateLimit: 'apply',
  params: PositionKeyParams,
  body: Type.Object({ application: ApplicationInput }),
  answers: {
    201: Type.Object({
      application: Type.Object({ digest_key: Type.String() }),
      /** Opens the thank-you page; known only to the applicant. */
      receipt_token: Type.String(),
      next: Nullable(NextTask),
    }),
  },
});

/** By which channels the applicant gets the links of the application. */
const Reach = Type.Object({
  email: Type.Boolean(),
  text: Type.Enum([...TEXT_REACHES]),
  /** What the applicant can still add. */
  offers: Type.Array(Type.Enum([...REACH_OFFERS])),
  /** The text to agree to, while texts can be added. */
  sms_consent: Nullable(OfferedConsent),
});
export type Reach = Static<typeof Reach>;

export const getApplicantContact = endpoint({
  name: 'getApplicantContact',
  method: 'GET',
  path: '/v1/career_pages/applications/:token/contact',
  summary: 'How the applicant is reached, and what can be added',
  audience: 'public',
  rateLimit: 'public_read',
  params: Type.Object({ token: Part }),
  answers: { 200: Type.Object({ reach: Reach }) },
});

export const addApplicantContact = endpoint({
  name: 'addApplicantContact',
  method: 'PUT',
  path: '/v1/career_pages/applications/:token/contact',
  summary: 'Add an email address or allow texts after applying; never for somebody who was known before',
  ...write,
  params: Type.Object({ token: Part }),
  body: Type.Object({
    email: Type.Optional(Nullable(Email)),
    sms_consent: Type.Optional(Type.Boolean()),
    shown_consents: Type.Optional(Type.Object({ sms: Type.Optional(ShownConsent) })),
  }),
  answers: { 200: Type.Object({ reach: Reach }) },
});
