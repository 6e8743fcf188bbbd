// Selects some of many items: the selection as tags, the rest in a searchable list that opens below.
import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldNoteId } from '../../../../design/fields/Field.tsx';
import type { FieldBinding } from '../../../../platform/forms/use-form.ts';
import type { ScopeField } from '../editor/staff.form.ts';
import { ScopeList } from './ScopeList.tsx';
import styles from './ScopePicker.module.css';
import { toggledId } from './scope-options.ts';
import type { ScopeOption } from './use-scope-choices.ts';

const TAGS_SHOWN = 2;

interface Props {
  field: FieldBinding<number[]>;
  kind: ScopeField;
  options: readonly ScopeOption[];
  /** How many items the selected brands hide. */
  hidden: number;
}

export function ScopePicker({ field, kind, options, hidden }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const label = t(`staff:scope.kinds.${kind}`);
  const chosen = options.filter(({ id }) => field.value.includes(id));
  const tags = chosen.slice(0, TAGS_SHOWN);
  const more = field.value.length - tags.length;

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Keeps the surrounding drawer open.
    event.stopPropagation();
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the key that the controls inside let rise
    <div className={styles.frame} ref={frame} onKeyDown={onKeyDown}>
      <Field htmlFor={field.id} label={label} error={field.error}>
        <div className={styles.control} data-status={field.error ? 'error' : ''} data-open={open}>
          {tags.map(({ id, name }) => (
            <span key={id} className={styles.tag}>
              <span className={styles.tagText}>{name}</span>
              <button
                type="button"
                aria-label={t('staff:scope.remove', { name })}
                onClick={() => field.onChange(toggledId(field.value, id))}
              >
                <X size={13} aria-hidden="true" />
              </button>
            </span>
          ))}
          <button
            type="button"
            id={field.id}
            ref={trigger}
            className={styles.open}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-describedby={fieldNoteId(field.id)}
            onClick={() => setOpen(!open)}
          >
            <span className={styles.text}>
              {field.value.length === 0 ? t(`staff:scope.all.${kind}`) : more > 0 ? `+${more}` : ''}
              <span className="visually-hidden">{t('staff:scope.chosen', { count: field.value.length })}</span>
            </span>
            <ChevronDown size={16} aria-hidden="true" />
          </button>
        </div>
      </Field>
      {open && (
        <ScopeList
          id={listId}
          label={label}
          searchLabel={t(`staff:scope.search.${kind}`)}
          options={options}
          hidden={hidden}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    </div>
  );
}
