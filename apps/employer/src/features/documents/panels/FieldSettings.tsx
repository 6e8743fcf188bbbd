// Settings of the selected field: who fills it in, its name, whether it is required, and the choices of a text field.
import { type DocumentField, FIELD_LABEL_MAX, SIGNER_ROLES, type SignerRole } from '@onward/domain/documents/fields';
import { Button, Input, Select, Switch } from 'antd';
import { Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../design/fields/Field.tsx';
import { useSignerName } from '../document-kind.ts';
import { signerNumber } from '../FieldMark.tsx';
import type { FieldChange } from '../new-field.ts';
import type { Selected, Surface } from '../surface.ts';
import { BoxSettings } from './BoxSettings.tsx';
import { FieldOptions } from './FieldOptions.tsx';
import styles from './panels.module.css';

/** `at` is the input that has to be corrected. */
export interface FieldText {
  at: 'label' | 'options';
  text: string;
}

interface Props {
  selected: Selected;
  surface: Surface;
  /** What is wrong with this field, at its place. */
  problem: FieldText | null;
  pagesCount: number;
  readOnly: boolean;
}

export function FieldSettings({ selected, surface, problem, pagesCount, readOnly }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const title =
    selected.type === 'field'
      ? t(`documents:fields.kinds.${selected.field.kind}`)
      : t(`documents:tags.${selected.tag}`);
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {!readOnly && (
          <>
            <IconButton icon={<Copy size={16} />} label={t('documents:editor.duplicate')} onClick={surface.duplicate} />
            <IconButton
              icon={<Trash2 size={16} />}
              label={t('documents:editor.remove')}
              onClick={surface.remove}
              danger
            />
          </>
        )}
      </div>
      {selected.type === 'field' && (
        <OwnSettings
          key={selected.field.id}
          field={selected.field}
          problem={problem}
          readOnly={readOnly}
          onChange={(change) => surface.changeField(selected.field.id, change)}
        />
      )}
      {selected.box && <BoxSettings box={selected.box} surface={surface} pagesCount={pagesCount} readOnly={readOnly} />}
    </section>
  );
}

interface IconProps {
  icon: ReactNode;
  label: string;
  danger?: boolean;
  onClick: () => void;
}

const IconButton = ({ label, ...button }: IconProps) => (
  <Button type="text" size="small" aria-label={label} title={label} {...button} />
);

interface OwnProps {
  field: DocumentField;
  problem: FieldText | null;
  readOnly: boolean;
  onChange: (change: FieldChange) => void;
}

function OwnSettings({ field, problem, readOnly, onChange }: OwnProps) {
  const { t } = useTranslation();
  const id = useId();
  const signerName = useSignerName();
  const textAt = (at: FieldText['at']) => (problem?.at === at ? problem.text : null);
  const labelProblem = textAt('label');
  return (
    <>
      <Field htmlFor={`${id}-role`} label={t('documents:editor.role')}>
        <Select<SignerRole>
          id={`${id}-role`}
          style={{ width: '100%' }}
          value={field.role}
          disabled={readOnly}
          onChange={(role) => onChange({ role })}
          options={SIGNER_ROLES.map((role) => ({
            value: role,
            label: `${signerNumber(role)} · ${signerName(role)}`,
          }))}
        />
      </Field>
      <Field htmlFor={`${id}-label`} label={t('documents:editor.label')} error={labelProblem} required>
        <Input
          id={`${id}-label`}
          value={field.label}
          maxLength={FIELD_LABEL_MAX}
          disabled={readOnly}
          status={labelProblem ? 'error' : ''}
          aria-invalid={labelProblem !== null}
          aria-describedby={fieldNoteId(`${id}-label`)}
          onChange={({ target }) => onChange({ label: target.value })}
        />
      </Field>
      {field.kind === 'text' && (
        <FieldOptions field={field} readOnly={readOnly} problem={textAt('options')} onChange={onChange} />
      )}
      {/* A signature and the date of signing are always filled in by signing. */}
      {field.kind !== 'signature' && field.kind !== 'date' && (
        <label className={styles.switch} htmlFor={`${id}-required`}>
          {t('documents:editor.required')}
          <Switch
            id={`${id}-required`}
            checked={field.required}
            disabled={readOnly}
            onChange={(required) => onChange({ required })}
          />
        </label>
      )}
    </>
  );
}
