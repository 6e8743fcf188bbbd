// The columns of the report in their order, and the fields that can be added, in groups (RPT-004, RPT-005).
import { columnOf } from '@onward/domain/reports/sources';
import { HEADING_MAX, offeredColumns } from '@onward/domain/reports/templates';
import { Button, Input } from 'antd';
import { Pencil, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { NameDialog } from '../../../../platform/forms/NameDialog.tsx';
import { SortableList } from '../../../../platform/lists/SortableList.tsx';
import { type Preview, useMayViewSensitive } from '../preview/use-preview.ts';
import { moveColumn, renameColumn, toggleColumn } from '../report-draft.ts';
import { useColumnTexts } from '../use-column-texts.ts';
import type { ReportEditing } from '../use-report-editor.ts';
import styles from './ColumnPanel.module.css';
import { FieldGroups } from './FieldGroups.tsx';
import { Sensitive } from './Sensitive.tsx';

interface Props {
  editing: ReportEditing;
  preview: Preview;
}

export function ColumnPanel({ editing: { draft, change }, preview: { problems } }: Props) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState('');
  const renaming = useDialog<{ key: string; label: string }>();
  const { columnName } = useColumnTexts(draft.data_source);
  const offered = offeredColumns(draft.data_source, useMayViewSensitive());
  const headingOf = ({ key, label }: { key: string; label: string }) => label || columnName(key);
  return (
    <aside className={styles.panel} aria-label={t('reports:builder.columns')}>
      <Input
        type="search"
        aria-label={t('reports:builder.findField')}
        placeholder={t('reports:builder.findField')}
        prefix={<Search size={15} aria-hidden="true" />}
        allowClear
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {wanted.trim() === '' && (
        <section className={styles.chosen}>
          <h3>
            {t('reports:builder.columns')}
            <span>{t('reports:builder.chosen', { count: draft.columns.length, total: offered.length })}</span>
          </h3>
          {problems.columns && (
            <p className={styles.problem} role="alert">
              {problems.columns}
            </p>
          )}
          <SortableList
            label={t('reports:builder.columns')}
            className={styles.list}
            items={draft.columns}
            idOf={({ key }) => key}
            nameOf={headingOf}
            onMove={(from, to) => change(moveColumn(draft, from, to))}
          >
            {(column, place, handle) => {
              const name = headingOf(column);
              return (
                <div className={styles.column}>
                  {handle}
                  <span className={styles.name}>
                    {name}
                    {problems[`columns.${place}`] && <small>{problems[`columns.${place}`]}</small>}
                  </span>
                  {columnOf(draft.data_source, column.key)?.sensitive && <Sensitive />}
                  <Button
                    type="text"
                    size="small"
                    className={styles.rename ?? ''}
                    icon={<Pencil size={13} />}
                    aria-label={t('reports:builder.renameColumn', { name })}
                    title={t('reports:builder.renameColumn', { name })}
                    onClick={() => renaming.show({ key: column.key, label: name })}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<X size={14} />}
                    aria-label={t('reports:builder.removeColumn', { name })}
                    title={t('reports:builder.removeColumn', { name })}
                    onClick={() => change(toggleColumn(draft, column.key))}
                  />
                </div>
              );
            }}
          </SortableList>
        </section>
      )}
      <FieldGroups
        draft={draft}
        offered={offered}
        wanted={wanted}
        onToggle={(key) => change(toggleColumn(draft, key))}
      />
      {renaming.subject && (
        <NameDialog
          key={renaming.visit}
          open={renaming.open}
          title={t('reports:builder.heading')}
          label={t('reports:builder.heading')}
          maxLength={HEADING_MAX}
          initialName={renaming.subject.label}
          submitLabel={t('reports:builder.useHeading')}
          onSubmit={(label) => {
            const { key } = renaming.subject ?? { key: '' };
            // Its own name follows the language of each reader.
            change(renameColumn(draft, key, label === columnName(key) ? '' : label));
            renaming.close();
          }}
          onClose={renaming.close}
        />
      )}
    </aside>
  );
}
