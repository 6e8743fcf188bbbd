// The application form as an applicant sees it: the questions without the acceptable answers.
import type { ApplyForm } from '@onward/contract/careers/applying';
import type { OfferedConsents } from '../consent-texts/offered-consents.ts';
import { pathOf, presentBrand, presentCompany } from '../pages/career-pages.presenter.ts';
import { asked } from '../tasks/open-task.ts';
import { type FormRow, isPublic } from './apply-form.queries.ts';

export const presentApplyForm = (
  form: FormRow,
  { consents, isPreview, phoneNumber }: { consents: OfferedConsents; isPreview: boolean; phoneNumber: string | null },
): ApplyForm => ({
  company: presentCompany(form.company),
  brand: presentBrand(form),
  position: {
    digest_key: form.digest_key,
    title: form.title,
    city: form.city,
    path: pathOf(form.company, form),
    is_open: isPublic(form),
  },
  questions: form.questions.map(asked),
  requires_email: form.requires_email,
  requires_resume: form.requires_resume,
  asks_equal_opportunity: form.company.asks_equal_opportunity,
  consents,
  is_preview: isPreview,
  text_to_apply_phone_number: phoneNumber,
});
