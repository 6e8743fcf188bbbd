// The description of a posting with its headings and lists, as applicants read it.
import { sanitizeRichText } from '@onward/domain/positions/rich-text';
import styles from './DescriptionText.module.css';

export const DescriptionText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only the few tags that postings may hold are left, each written anew
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: sanitizeRichText(html) }} />
);
