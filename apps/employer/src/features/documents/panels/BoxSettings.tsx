// Where a box is on the pages of a PDF: its page and width.
import { FIELD_MIN_SIZE, type FieldBox } from '@onward/domain/documents/fields';
import { InputNumber, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../design/fields/Field.tsx';
import type { Surface } from '../surface.ts';
import styles from './panels.module.css';

interface Props {
  box: FieldBox;
  surface: Surface;
  pagesCount: number;
  readOnly: boolean;
}

export function BoxSettings({ box, surface, pagesCount, readOnly }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.pair}>
      <Field htmlFor={`${id}-page`} label={t('documents:editor.page')}>
        <Select<number>
          id={`${id}-page`}
          style={{ width: '100%' }}
          value={box.page}
          disabled={readOnly}
          onChange={(page) => surface.changeBox?.({ page })}
          options={Array.from({ length: pagesCount }, (_, page) => ({ value: page, label: String(page + 1) }))}
        />
      </Field>
      <Field htmlFor={`${id}-width`} label={t('documents:editor.width')}>
        <InputNumber
          id={`${id}-width`}
          style={{ width: '100%' }}
          value={box.width}
          min={FIELD_MIN_SIZE}
          disabled={readOnly}
          onChange={(width) => width && surface.changeBox?.({ width })}
        />
      </Field>
    </div>
  );
}
