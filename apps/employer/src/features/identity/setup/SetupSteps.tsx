// The three steps of the set-up page: company, first location, first super admin.
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { CompanyFields, LocationFields } from '../parts/NewCompanyFields.tsx';
import type { CompanyValues, LocationValues, NewCompanyValues } from '../parts/new-company.form.ts';
import { newCompanyErrors } from '../parts/new-company.form.ts';
import { NewPasswordFields } from '../passwords/NewPasswordFields.tsx';
import { repeatsPassword } from '../passwords/new-password-problems.ts';
import styles from './StepForm.module.css';
import { StepForm } from './StepForm.tsx';
import { CompanySummary, LocationSummary } from './Summaries.tsx';

interface StepProps {
  values: NewCompanyValues;
  expiresAt: string;
  footer: HTMLElement | null;
  /** What was entered so far is kept. */
  onBack: (entered: Partial<NewCompanyValues>) => void;
}

export function CompanyStep({
  values,
  onBack,
  onNext,
  ...step
}: StepProps & { onNext: (values: CompanyValues) => void }) {
  const { t } = useTranslation();
  const form = useForm<CompanyValues>({
    initial: {
      'company.name': values['company.name'],
      'company.time_zone': values['company.time_zone'],
      'company.language': values['company.language'],
    },
    check: (entries) => newCompanyErrors(t, { ...values, ...entries }),
    submit: async (entries) => onNext(entries),
  });
  return (
    <StepForm {...step} number={1} form={form} onBack={() => onBack(form.values)} next={t('setup:company.next')}>
      <CompanyFields form={form} size="large" />
    </StepForm>
  );
}

export function LocationStep({
  values,
  onBack,
  onNext,
  ...step
}: StepProps & { onNext: (values: LocationValues) => void }) {
  const { t } = useTranslation();
  const form = useForm<LocationValues>({
    initial: {
      'location.name': values['location.name'],
      'location.brand': values['location.brand'],
      'location.address_line_1': values['location.address_line_1'],
      'location.city': values['location.city'],
      'location.state': values['location.state'],
      'location.postal_code': values['location.postal_code'],
    },
    check: (entries) => newCompanyErrors(t, { ...values, ...entries }),
    submit: async (entries) => onNext(entries),
  });
  return (
    <StepForm {...step} number={2} form={form} onBack={() => onBack(form.values)} next={t('setup:location.next')}>
      <CompanySummary values={values} onChange={() => onBack(form.values)} />
      <LocationFields form={form} size="large" />
      <p className={styles.note}>{t('setup:location.note')}</p>
    </StepForm>
  );
}

interface AdminProps extends StepProps {
  onCreate: (admin: { 'admin.name': string; 'admin.email': string }, password: string) => Promise<void>;
}

export function AdminStep({ values, onBack, onCreate, ...step }: AdminProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: {
      'admin.name': values['admin.name'],
      'admin.email': values['admin.email'],
      'admin.password': '',
      confirmation: '',
    },
    check: (entries) => ({
      ...newCompanyErrors(t, { ...values, ...entries }, entries['admin.password']),
      confirmation: repeatsPassword({ password: entries['admin.password'], confirmation: entries.confirmation })
        ? null
        : t('identity:problems.passwordsDiffer'),
    }),
    submit: ({ 'admin.password': password, confirmation: _confirmation, ...admin }) => onCreate(admin, password),
  });
  // The password is typed again rather than kept.
  const { 'admin.name': name, 'admin.email': email } = form.values;
  const back = () => onBack({ 'admin.name': name, 'admin.email': email });
  return (
    <StepForm {...step} number={3} form={form} onBack={back} next={t('setup:admin.next')}>
      <LocationSummary values={values} onChange={back} />
      <TextField
        field={form.field('admin.name')}
        label={t('setup:fields.yourName')}
        autoComplete="name"
        size="large"
        required
      />
      <TextField
        field={form.field('admin.email')}
        label={t('setup:fields.yourEmail')}
        type="email"
        inputMode="email"
        autoComplete="username"
        size="large"
        required
      />
      <NewPasswordFields
        password={form.field('admin.password')}
        confirmation={form.field('confirmation')}
        email={form.values['admin.email'] || null}
      />
      <FormAlert failure={form.failure} />
    </StepForm>
  );
}
