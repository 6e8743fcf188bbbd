// The settings of a module; each type has its own (ONB-005).
import { employerIdDigits, formatEmployerId, isEmployerId } from '@onward/domain/locations/tax-infos';
import { CONFIG_KEYS, CONFIG_TEXT_MAX, SIGNER_STEPS } from '@onward/domain/onboarding/processes';
import { Segmented, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../../design/fields/Field.tsx';
import { TextInput } from '../../../../../design/fields/TextInput.tsx';
import { changeConfig, type DraftModule } from '../process-draft.ts';
import styles from './ConfigureStep.module.css';
import { DocumentPicker } from './DocumentPicker.tsx';
import { KnownEmployer } from './KnownEmployer.tsx';
import { ScreeningCompany } from './ScreeningCompany.tsx';

interface Props {
  module: DraftModule;
  problems: Readonly<Record<string, string>>;
  readOnly: boolean;
  /** Of the process, this one among them. */
  modules: readonly DraftModule[];
  onChange: (module: DraftModule) => void;
}

const TEXTS = ['employer_name', 'employer_ein', 'employer_address', 'default_company_id'] as const;
type TextKey = (typeof TEXTS)[number];

export function ConfigFields({ module, problems, readOnly, modules, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const keys = CONFIG_KEYS[module.module_type];
  const { config } = module;
  const set = (change: Partial<DraftModule['config']>) => onChange(changeConfig(module, change));
  const asked = TEXTS.filter((key) => keys.includes(key));
  return (
    <>
      {!readOnly && <KnownEmployer module={module} modules={modules} onTake={set} />}
      {asked.length > 0 && (
        <div className={styles.fields}>
          {asked.map((key) => (
            <div key={key} data-wide={key === 'employer_address'}>
              <TextSetting
                name={key}
                value={config[key] ?? ''}
                error={problems[`config.${key}`]}
                readOnly={readOnly}
                onChange={(value) => set({ [key]: value })}
              />
            </div>
          ))}
        </div>
      )}
      {keys.includes('wotc_company') && (
        <ScreeningCompany
          value={config.wotc_company ?? ''}
          error={problems['config.wotc_company']}
          readOnly={readOnly}
          onChange={(company) => set({ wotc_company: company })}
        />
      )}
      {keys.includes('skip_prepopulate') && (
        <label className={styles.switch} htmlFor={`${id}-fill`}>
          <Switch
            id={`${id}-fill`}
            checked={!config.skip_prepopulate}
            disabled={readOnly}
            onChange={(fills) => set({ skip_prepopulate: !fills })}
          />
          <span>
            <strong>{t('onboarding-setup:configure.prefill')}</strong>
            <small>{t('onboarding-setup:configure.prefillText')}</small>
          </span>
        </label>
      )}
      {keys.includes('company_document_templates') && (
        <DocumentPicker
          chosen={config.company_document_templates ?? []}
          error={problems['config.company_document_templates']}
          readOnly={readOnly}
          onChange={(ids) => set({ company_document_templates: ids })}
        />
      )}
      {keys.includes('signing_sequences') && (
        <div className={styles.order}>
          <span id={`${id}-order`}>{t('onboarding-setup:configure.signingOrder')}</span>
          <Segmented
            aria-labelledby={`${id}-order`}
            disabled={readOnly}
            value={config.signing_sequences?.[0] ?? 'employee'}
            options={SIGNER_STEPS.map((first) => ({
              value: first,
              label: t(`onboarding-setup:configure.signsFirst.${first}`),
            }))}
            onChange={(first) =>
              set({ signing_sequences: first === 'company' ? ['company', 'employee'] : ['employee', 'company'] })
            }
          />
        </div>
      )}
    </>
  );
}

interface TextProps {
  name: TextKey;
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
}

function TextSetting({ name, value, error, readOnly, onChange }: TextProps) {
  const { t } = useTranslation();
  const id = useId();
  const isEmployerNumber = name === 'employer_ein';
  // Shown as the IRS prints it once it is complete, stored as digits.
  const shown = isEmployerNumber && isEmployerId(value) ? formatEmployerId(employerIdDigits(value)) : value;
  return (
    <Field
      htmlFor={id}
      label={t(`onboarding-setup:configure.${name}`)}
      hint={isEmployerNumber ? t('onboarding-setup:configure.einHint') : undefined}
      error={error}
      required
    >
      <TextInput
        id={id}
        value={shown}
        maxLength={isEmployerNumber ? 12 : CONFIG_TEXT_MAX}
        disabled={readOnly}
        status={error ? 'error' : ''}
        aria-required
        aria-describedby={fieldNoteId(id)}
        {...(isEmployerNumber && { inputMode: 'numeric' as const })}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
