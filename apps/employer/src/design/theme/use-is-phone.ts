// Below 768 px the navigation is a top bar with a menu sheet, and lists show cards. Never true when printing.
import { useMediaQuery } from './use-media-query.ts';

export const useIsPhone = (): boolean => useMediaQuery('screen and (max-width: 767px)');
