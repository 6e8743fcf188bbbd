// What makes a button or a link look like a button.
import styles from './button.module.css';

export interface ButtonLooks {
  primary?: boolean | undefined;
  size?: 'small' | 'middle' | 'large' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

export const buttonLooks = ({ primary = false, size = 'middle', wide = false }: ButtonLooks) => ({
  className: styles.button,
  'data-primary': primary,
  'data-size': size,
  'data-wide': wide,
});
