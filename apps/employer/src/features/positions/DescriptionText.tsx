// The description of a job with its headings and lists, as applicants read it.
import styles from './DescriptionText.module.css';

export const DescriptionText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes descriptions when they are saved, and the editor only writes tags it knows
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
);
