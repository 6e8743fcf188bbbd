// A field with its label, hint and problem; every kind of input is wrapped in one.
import type { Language } from '@onward/domain/platform/languages';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';

export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

export interface FieldFrame {
  name: string;
  label: string;
  /** Of a label in another language than the page. */
  labelLang?: Language | undefined;
  isRequired: boolean;
  hint?: string | undefined;
  problem?: string | undefined;
}

/** The ARIA attributes that link the input to its hint and problem. */
export const described = ({ name, hint, problem, isRequired }: FieldFrame) => ({
  id: fieldId(name),
  name,
  'aria-required': isRequired || undefined,
  'aria-invalid': problem ? ('true' as const) : undefined,
  'aria-describedby': problem ? `${fieldId(name)}-problem` : hint ? `${fieldId(name)}-hint` : undefined,
});

const LabelText = ({ label, labelLang, isRequired }: Pick<FieldFrame, 'label' | 'labelLang' | 'isRequired'>) => {
  const { t } = useTexts();
  return (
    <>
      <span lang={labelLang}>{label}</span> {!isRequired && <span class="optional">{t('careers:apply.optional')}</span>}
    </>
  );
};

export const FieldNotes = ({ name, hint, problem }: Pick<FieldFrame, 'name' | 'hint' | 'problem'>) => (
  <>
    {problem && (
      <p class="problem" id={`${fieldId(name)}-problem`}>
        <Icon name="warning" size={18} /> {problem}
      </p>
    )}
    {hint && !problem && (
      <p class="hint" id={`${fieldId(name)}-hint`}>
        {hint}
      </p>
    )}
  </>
);

export const Field = ({ children, ...frame }: FieldFrame & { children: ComponentChildren }) => (
  <div class="field">
    <label class="label" for={fieldId(frame.name)}>
      <LabelText {...frame} />
    </label>
    {children}
    <FieldNotes {...frame} />
  </div>
);

interface FieldGroupProps extends FieldFrame {
  /** One answer of several: only such a group can say itself that it is required or wrong. */
  isRadioGroup?: boolean;
  children: ComponentChildren;
}

/** Several inputs under one question. */
export const FieldGroup = ({ children, isRadioGroup = false, ...frame }: FieldGroupProps) => (
  <fieldset
    class="field"
    id={fieldId(frame.name)}
    tabIndex={-1}
    aria-describedby={described(frame)['aria-describedby']}
    {...(isRadioGroup && {
      role: 'radiogroup',
      'aria-required': frame.isRequired,
      'aria-invalid': frame.problem ? 'true' : undefined,
    })}
  >
    <legend class="label">
      <LabelText {...frame} />
    </legend>
    {children}
    <FieldNotes {...frame} />
  </fieldset>
);
