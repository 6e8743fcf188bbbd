// The colored header of a previewed page.
import styles from './PreviewBanner.module.css';

interface Props {
  brand: string;
  title: string;
  place: string;
}

export const PreviewBanner = ({ brand, title, place }: Props) => (
  <div className={styles.banner}>
    <svg className={styles.chevrons} viewBox="0 0 340 230" aria-hidden="true" focusable="false">
      <path d="m20 20 95 95-95 95" />
      <path d="m120 20 95 95-95 95" />
      <path d="m220 20 95 95-95 95" />
    </svg>
    <div className={styles.column}>
      <p className={styles.sender}>
        <span className={styles.tile} aria-hidden="true">
          {[...brand.trim()][0]?.toUpperCase()}
        </span>
        {brand}
      </p>
      <p className={styles.title}>{title}</p>
      <p>{place}</p>
    </div>
  </div>
);
