// Chooses the column of a new filter.
import type { ReportColumn } from '@onward/domain/reports/columns';
import type { ReportSource } from '@onward/domain/reports/sources';
import { Input, Popover } from 'antd';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnTexts } from '../use-column-texts.ts';
import styles from './AddFilter.module.css';

interface Props {
  source: ReportSource;
  columns: readonly ReportColumn[];
  onAdd: (column: ReportColumn) => void;
}

export function AddFilter({ source, columns, onAdd }: Props) {
  const { t } = useTranslation();
  const { columnName } = useColumnTexts(source);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const word = wanted.trim().toLowerCase();
  const matching = columns.filter(({ key }) => columnName(key).toLowerCase().includes(word));
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setWanted('');
      }}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={
        // biome-ignore lint/a11y/noStaticElementInteractions: handles Esc for whichever control inside has focus
        <div
          className={styles.list}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            setOpen(false);
            button.current?.focus();
          }}
        >
          <Input
            autoFocus
            type="search"
            aria-label={t('reports:builder.findField')}
            placeholder={t('reports:builder.findField')}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <ul aria-label={t('reports:filter.add')}>
            {matching.map((column) => (
              <li key={column.key}>
                <button
                  type="button"
                  onClick={() => {
                    setOpen(false);
                    onAdd(column);
                  }}
                >
                  {columnName(column.key)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <button ref={button} type="button" className={styles.add} aria-expanded={open}>
        <Plus size={15} aria-hidden="true" />
        {t('reports:filter.add')}
      </button>
    </Popover>
  );
}
