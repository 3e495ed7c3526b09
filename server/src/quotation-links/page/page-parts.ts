/** The style and the script of the customer's page, and the policy that allows exactly these two. */
import { createHash } from 'node:crypto';

/** The style, in the colours of the panel. It is for a phone first, then for a wide screen and for paper. */
export const pageStyle = `
*{box-sizing:border-box}
:root{color-scheme:light;--ink:#1b2124;--quiet:#4b5357;--line:#e4e2db;--field:#8f938e;--paper:#fff;--ground:#f5f4f0;--accent:#0d5c68;--wrong:#b3261e}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;overflow-wrap:anywhere}
main{max-width:860px;margin:0 auto;padding:16px}
h1{font-size:22px;line-height:1.25;margin:0}
header h1{margin-top:16px}
h2{font-size:17px;margin:0 0 8px}
p{margin:0 0 8px}
section,header{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:16px;margin:0 0 12px}
.quiet{color:var(--quiet)}
.lines{white-space:pre-line}
.issuer{font-weight:600;font-size:17px;margin:0}
.facts{display:grid;grid-template-columns:auto 1fr;gap:2px 16px;margin:12px 0 0}
.facts dt{color:var(--quiet)}
.facts dd{overflow-wrap:break-word}
.facts dd.whole{white-space:nowrap}
.facts dd.lines{grid-column:1/-1}
.paper{display:flex;flex-wrap:wrap;gap:12px}
.paper .button{flex:1 1 auto;text-align:center}
dd{margin:0}
.notice{border-left:4px solid var(--accent);font-weight:600}
.notice p,.wrong p{margin:0}
.wrong{border-left:4px solid var(--wrong);color:var(--wrong);font-weight:600}
table{width:100%;border-collapse:collapse}
thead{display:none}
tr{display:grid;grid-template-columns:1fr auto;gap:2px 16px;padding:12px 0;border-top:1px solid var(--line)}
tbody tr:first-child{border-top:0;padding-top:0}
td{padding:0;text-align:left}
td.name{grid-column:1/-1}
td.number{display:none}
td.money,.totals dd{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap;overflow-wrap:normal}
td.rate{grid-column:1;text-align:left;color:var(--quiet)}
td.rate::before{content:attr(data-count) ' × '}
td.total{grid-column:2;font-weight:600}
td.count{display:none}
.totals{display:grid;grid-template-columns:1fr auto;gap:4px 16px;margin:12px 0 0;padding-top:12px;border-top:1px solid var(--line)}
.totals .grand{font-weight:700;font-size:18px}
.terms dt{font-weight:600}
.terms dd{margin:0 0 8px;white-space:pre-line}
a{color:var(--accent)}
.button,button{display:inline-block;min-height:48px;padding:11px 20px;border:1px solid var(--accent);border-radius:8px;background:var(--paper);color:var(--accent);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button{background:var(--accent);color:#fff}
.danger button{background:var(--paper);border-color:var(--wrong);color:var(--wrong)}
details{border:1px solid var(--line);border-radius:8px;margin:0 0 10px}
summary{padding:13px 16px;min-height:48px;font-weight:600;cursor:pointer}
form{padding:0 16px 16px}
label{display:block;margin:0 0 12px;font-weight:600}
label.tick{display:flex;gap:12px;align-items:flex-start;font-weight:400}
input[type=text],textarea,select{display:block;width:100%;min-height:48px;margin:4px 0 0;padding:10px 12px;border:1px solid var(--field);border-radius:8px;background:#fff;color:inherit;font:inherit}
input[type=checkbox]{width:24px;height:24px;flex:none;margin:0}
textarea{min-height:96px;resize:vertical}
.at-fault{color:var(--wrong);margin:0 0 12px;font-weight:600}
[aria-invalid]{border-color:var(--wrong)!important;outline:1px solid var(--wrong)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (min-width:700px){
main{padding:32px 24px}section,header{padding:24px}.paper .button{flex:none}
header .facts{grid-template-columns:auto 1fr}.facts dd.lines{grid-column:auto}
th{white-space:nowrap;overflow-wrap:normal}
thead{display:table-header-group}tr,tbody tr:first-child{display:table-row}td,th,tbody tr:first-child td{padding:10px 12px 10px 0;border-bottom:1px solid var(--line);vertical-align:top}
th{text-align:left;color:var(--quiet);font-weight:600;font-size:14px}
td.number,td.count{display:table-cell}td.rate{color:inherit;text-align:right}td.rate::before{content:none}
th.money,td.count,th.count{text-align:right}td:last-child,th:last-child,tbody tr:first-child td:last-child{padding-right:0}
.totals{margin-left:auto;max-width:460px;border-top:0;padding-top:4px}
}
@media print{
body{background:none;font-size:11pt}main{max-width:none;padding:0}section,header{border:0;border-radius:0;padding:0 0 12pt;margin:0}
.answers,.notice,.wrong,.paper{display:none}tr,.totals{break-inside:avoid}h2{break-after:avoid}
}`.trim();

/** The script notes that the page is open: after two seconds in sight, once. The page needs no other script. */
export const pageScript = `
(()=>{let t,done=!document.body.hasAttribute('data-unopened');
const look=()=>{clearTimeout(t);if(!done&&document.visibilityState==='visible')t=setTimeout(()=>{done=true;
fetch('?opened',{method:'POST',credentials:'omit',cache:'no-store',referrerPolicy:'no-referrer'}).catch(()=>{})},2000)};
document.addEventListener('visibilitychange',look);look()})()`.trim();

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What the page may do: use its own style and its one script, post its forms, and nothing else. No page may frame it. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(pageStyle)}`,
  `script-src ${hashOf(pageScript)}`,
  "connect-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');
