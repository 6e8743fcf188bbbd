// The initials of a person or company on a color derived from the name.
import styles from './Avatar.module.css';
import { avatarPair, initials } from './avatar-colors.ts';

interface Props {
  name: string;
  size?: number;
  square?: boolean;
  /** Of the brand itself, with white initials, instead of one derived from the name. */
  color?: string | undefined;
}

/** Decorative: the name is shown next to it. */
export const Avatar = ({ name, size = 34, square = false, color }: Props) => (
  <span
    className={styles.avatar}
    data-pair={avatarPair(name)}
    style={{
      width: size,
      height: size,
      fontSize: size * 0.375,
      borderRadius: square ? size * 0.28 : '50%',
      ...(color && { background: color, color: '#fff' }),
    }}
    aria-hidden="true"
  >
    {initials(name)}
  </span>
);
