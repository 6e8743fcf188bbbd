// One section of a record: its title, what can be done with it, and its content.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './RecordSection.module.css';
import type { RecordSection as Section } from './sections.ts';

export const sectionId = (section: Section): string => `record-${section}`;

interface Props {
  section: Section;
  /** After the title, e.g. a count or a status. */
  beside?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

export function RecordSection({ section, beside, action, children }: Props) {
  const { t } = useTranslation();
  const titleId = `${sectionId(section)}-title`;
  return (
    <section id={sectionId(section)} className={styles.section} aria-labelledby={titleId} data-section={section}>
      <div className={styles.head}>
        <h2 id={titleId}>{t(`employees:sections.${section}`)}</h2>
        {beside}
        {action && <span className={`${styles.action} no-print`}>{action}</span>}
      </div>
      {children}
    </section>
  );
}
