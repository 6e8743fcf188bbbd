/** A small version of the product's design: its colors for light and dark, one column, from 360 px up. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --canvas: #F1F4F4; --surface: #FFFFFF; --sunken: #F6F8F8; --hover: #EDF2F2; --line: #E0E7E8; --control: #829499;
  --ink: #12252B; --text2: #455A60; --text3: #5D7177; --primary: #0E5A6B; --on-primary: #FFFFFF; --link: #0B6478; --soft: #E3F0F2;
  --good: #14603A; --good-soft: #E0F3E8; --bad: #9B2720; --bad-soft: #FBE9E7; --wait: #43565C; --wait-soft: #EDF1F2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: #0A1214; --surface: #10191C; --sunken: #0D1518; --hover: #18252A; --line: #213035; --control: #5F757B;
    --ink: #E7EFF0; --text2: #AFC0C4; --text3: #8A9EA3; --primary: #62BFCF; --on-primary: #05252C; --link: #7ACBD9; --soft: #123038;
    --good: #8EDCAE; --good-soft: #0F3321; --bad: #F7A89F; --bad-soft: #421714; --wait: #B7C6CA; --wait-soft: #1F2D31;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 14px/21px Inter, system-ui, sans-serif; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
h1 { margin: 0; font-size: 24px; line-height: 32px; font-weight: 640; letter-spacing: -.015em; overflow-wrap: anywhere; }
h2 { margin: 24px 0 8px; font-size: 15px; line-height: 22px; font-weight: 620; }
.page { max-width: 880px; margin: 0 auto; padding: 20px 28px 48px; }
.meta { color: var(--text3); font-size: 13px; line-height: 18px; }
.brand { display: flex; gap: 8px; align-items: baseline; flex-wrap: wrap; margin-bottom: 4px; }
.brand strong { font-weight: 640; }
.tabs { display: flex; gap: 20px; border-bottom: 1px solid var(--line); margin-bottom: 16px; overflow-x: auto; }
.tabs a { padding: 10px 0 9px; color: var(--text2); text-decoration: none; font-weight: 550; white-space: nowrap; border-bottom: 2.5px solid transparent; }
.tabs a[aria-current] { color: var(--ink); border-color: var(--primary); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 20px; }
.narrow { max-width: 440px; margin: 48px auto; }
.search { display: flex; gap: 8px; margin-bottom: 12px; }
input, textarea { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--control); border-radius: 8px; padding: 7px 10px; width: 100%; }
.search input { max-width: 284px; }
button { font: inherit; font-weight: 550; min-height: 36px; padding: 6px 14px; border: 1px solid var(--primary); border-radius: 8px; background: var(--primary); color: var(--on-primary); cursor: pointer; }
button.quiet { background: none; color: var(--text2); border-color: var(--control); }
.rows, .people, .conversation { list-style: none; margin: 0; padding: 0; }
.rows { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; }
.rows li + li { border-top: 1px solid var(--line); }
.row { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 16px; padding: 10px 18px; color: inherit; text-decoration: none; }
.row:hover { background: var(--hover); }
.row:focus-visible { outline-offset: -2px; }
.row .subject { font-weight: 620; }
.row .subject, .row .meta { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.row time { text-align: right; }
.row .pill { justify-self: end; align-self: center; }
.row.stacked .subject, .row.stacked .meta { white-space: normal; overflow-wrap: anywhere; }
.row .whole-row { grid-column: 1 / -1; margin-top: 4px; }
.empty { text-align: center; padding: 48px 20px; color: var(--text2); }
.pill { display: inline-block; padding: 2px 8px; border-radius: 7px; font-size: 12px; line-height: 18px; font-weight: 570; color: var(--wait); background: var(--wait-soft); }
.pill.good { color: var(--good); background: var(--good-soft); }
.pill.bad { color: var(--bad); background: var(--bad-soft); }
.back { display: inline-block; margin-bottom: 12px; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 16px 0 0; }
dt { color: var(--text3); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0; padding: 14px 16px; background: var(--sunken); border: 1px solid var(--line); border-radius: 12px; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
iframe { display: block; width: 100%; height: 560px; border: 1px solid var(--line); border-radius: 12px; background: #FFFFFF; }
details { margin-top: 24px; }
summary { cursor: pointer; font-weight: 620; }
.reply { display: grid; gap: 8px; justify-items: start; margin-top: 8px; }
.notice { margin: 0 0 16px; padding: 10px 14px; border-radius: 12px; color: var(--bad); background: var(--bad-soft); }
.conversation { display: grid; gap: 10px; }
.bubble { max-width: 85%; width: fit-content; padding: 9px 14px; border-radius: 12px; border: 1px solid var(--line); background: var(--sunken); white-space: pre-wrap; overflow-wrap: anywhere; }
.conversation .from-person { justify-self: end; text-align: right; }
.conversation .from-person .bubble { margin-left: auto; text-align: left; background: var(--soft); }
.people { display: grid; gap: 8px; margin: 16px 0; }
.person { display: grid; width: 100%; text-align: left; font-weight: 400; padding: 10px 14px; background: none; color: var(--ink); border-color: var(--control); overflow-wrap: anywhere; }
.person:hover { background: var(--hover); }
@media (max-width: 560px) {
  .page { padding: 16px 16px 36px; }
  .narrow { margin: 16px; }
  .row { padding: 10px 14px; }
  a.row .subject { grid-column: 1 / -1; }
  a.row time { grid-column: 1 / -1; order: 1; text-align: left; }
  .row.stacked > * { grid-column: 1 / -1; justify-self: start; text-align: left; }
  dl { grid-template-columns: minmax(0, 1fr); gap: 0; }
  dd { margin-bottom: 8px; }
}
`;
