// The fields of a signed section, made by the same rules as on the server.
import type { I9Form } from '@onward/contract/everify/i9-form';
import type { I9Section } from '@onward/domain/everify/i9-changes';
import { i9Document } from '@onward/domain/everify/i9-documents';
import { attestedIn, formOfSection } from '@onward/domain/everify/signed-sections';
import type { OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';

export function sectionForm(form: I9Form, section: I9Section): OnboardingForm {
  const { work_status, uses_everify, section1, section2, first_day } = form;
  const attested = attestedIn(section1?.answers ?? {}, first_day);
  // The birth date may be masked; a paper for minors tells as much.
  const usesMinorsPaper = i9Document(String(section2?.answers.b_document ?? ''))?.minorsOnly === true;
  return formOfSection(section, { work_status, uses_everify, is_minor: attested.is_minor || usesMinorsPaper });
}
