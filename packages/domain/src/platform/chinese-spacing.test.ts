import { expect, it } from 'vitest';
import { chineseSpacing } from './chinese-spacing.ts';

it.each([
  ['请选择15 分钟电话面试', '请选择 15 分钟电话面试'],
  ['您应聘 Barista（Ponce City） 的面试', '您应聘 Barista（Ponce City）的面试'],
  ['15 分钟，与 Grace和Tobias', '15 分钟，与 Grace 和 Tobias'],
  ['Larkfield Group期待与您见面。', 'Larkfield Group 期待与您见面。'],
  ['Tidewater (Larkfield Group)已收到您的答案。', 'Tidewater (Larkfield Group) 已收到您的答案。'],
  ['发布于11月16日', '发布于 11月16日'],
  ['截止到2026年11月16日周一', '截止到 2026年11月16日周一'],
  ['与王明和李华', '与王明和李华'],
  ['Jobs at Larkfield', 'Jobs at Larkfield'],
])('“%s” is set as “%s” [PLT-043]', (text, set) => {
  expect(chineseSpacing(text)).toBe(set);
});
