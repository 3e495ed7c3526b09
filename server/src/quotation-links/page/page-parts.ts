/** The style and the script of the customer's page, and the policy that allows exactly these two, and pictures of the link itself. */
import { createHash } from 'node:crypto';

/** The style without its colours. It is for a phone first, then for a wide screen and for paper. */
export const pageStyle = `
*{box-sizing:border-box}
html{scroll-padding:16px 0 88px}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;overflow-wrap:anywhere}
main{max-width:860px;margin:0 auto;padding:16px 16px 84px}
h1{font-size:22px;line-height:1.25;margin:0}
header h1{margin-top:16px}
.logo{display:block;width:160px;height:56px;margin:0 0 12px;object-fit:contain;object-position:left;background:#fff;border-radius:6px}
h2{font-size:17px;margin:0 0 8px}
p{margin:0 0 8px}
section,header{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:16px;margin:0 0 12px}
header{border-top:4px solid var(--accent)}
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
.paper .to-answer{display:none}
dd{margin:0}
.notice{border-left:4px solid var(--accent);font-weight:600}
.notice p,.wrong p{margin:0}
.pay .asked{font-weight:700;font-size:20px}
.pay .facts{margin-bottom:12px}
.pay .qr{display:block;width:220px;height:220px;margin:12px 0;border-radius:8px}
.wrong{border-left:4px solid var(--wrong);color:var(--wrong);font-weight:600}
table{width:100%;border-collapse:collapse}
thead{display:none}
tr{display:grid;grid-template-columns:1fr auto;gap:2px 16px;align-content:start;padding:12px 0;border-top:1px solid var(--line)}
tbody tr:first-child{border-top:0;padding-top:0}
td{padding:0;text-align:left}
td.name{grid-column:1/-1}
td.photo{display:none}
td.photo img{display:block;width:72px;height:72px;object-fit:contain;background:#fff;border-radius:6px}
.pictured tr{grid-template-columns:72px 1fr auto}
.pictured td.photo{display:block;grid-row:1/span 3}
.pictured td.name{grid-column:2/-1}
td.number{display:none}
td.money,.totals dd{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap;overflow-wrap:normal}
td.rate{grid-column:-3;text-align:left;color:var(--quiet)}
td.rate::before{content:attr(data-count) ' × '}
td.total{grid-column:-2;font-weight:600}
td.count{display:none}
.totals{display:grid;grid-template-columns:1fr auto;gap:4px 16px;margin:12px 0 0;padding-top:12px;border-top:1px solid var(--line)}
.totals .grand{font-weight:700;font-size:18px}
.terms dt{font-weight:600}
.terms dd{margin:0 0 8px;white-space:pre-line}
a{color:var(--accent)}
.button,button{display:inline-block;min-height:48px;padding:11px 20px;border:1px solid var(--accent);border-radius:8px;background:var(--paper);color:var(--accent);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button,.bar .first{background:var(--accent);color:var(--on-accent)}
.danger button{background:var(--paper);border-color:var(--wrong);color:var(--wrong)}
h3{font-size:16px;margin:0}
.choice{scroll-margin-top:48px;border:1px solid var(--line);border-radius:8px;margin:0 0 10px}
.choice h3 a{display:flex;justify-content:space-between;padding:12px 16px;min-height:48px;color:inherit;text-decoration:none}
.choice h3 a::after{content:'+';color:var(--quiet);font-weight:400}
.choice form{display:none}
.choice:target form,.choice.open form{display:block}
.choice:target h3 a::after,.choice.open h3 a::after{content:none}
.bar{position:fixed;inset:auto 0 0;display:flex;gap:8px;padding:10px 12px;background:var(--paper);border-top:1px solid var(--line)}
.bar a{flex:1 1 auto;display:flex;align-items:center;justify-content:center;min-height:48px;padding:4px 10px;border:1px solid var(--accent);border-radius:8px;font-size:15px;font-weight:600;line-height:1.2;overflow-wrap:normal;text-align:center;text-decoration:none}
.bar .danger{border-color:var(--wrong);color:var(--wrong)}
body:has(.choice:target) .bar,body:has(.choice.open) .bar{display:none}
form{padding:0 16px 16px}
label{display:block;margin:0 0 12px;font-weight:600}
label.tick{display:flex;gap:12px;align-items:flex-start;font-weight:400}
input[type=text],textarea,select{display:block;width:100%;min-height:48px;margin:4px 0 0;padding:10px 12px;border:1px solid var(--field);border-radius:8px;background:var(--paper);color:inherit;font:inherit}
input[type=checkbox]{width:24px;height:24px;flex:none;margin:0}
textarea{min-height:96px;resize:vertical}
.at-fault{color:var(--wrong);margin:0 0 12px;font-weight:600}
[aria-invalid]{border-color:var(--wrong)!important;outline:1px solid var(--wrong)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (min-width:700px){
main{padding:32px 24px}.bar{display:none}section,header{padding:24px}.paper .button{flex:none}.paper .to-answer{display:inline-block}
header .facts{grid-template-columns:auto 1fr}.facts dd.lines{grid-column:auto}
th{white-space:nowrap;overflow-wrap:normal}
thead{display:table-header-group}tr,tbody tr:first-child{display:table-row}td,th,tbody tr:first-child td{padding:10px 12px 10px 0;border-bottom:1px solid var(--line);vertical-align:top}
th{text-align:left;color:var(--quiet);font-weight:600;font-size:14px}
td.number,td.count,.pictured td.photo{display:table-cell}td.photo img{width:96px;height:96px}td.rate{color:inherit;text-align:right}td.rate::before{content:none}
th.money,td.count,th.count{text-align:right}td:last-child,th:last-child,tbody tr:first-child td:last-child{padding-right:0}
.totals{margin-left:auto;max-width:460px;border-top:0;padding-top:4px}
}
@media print{
body{background:none;font-size:11pt}main{max-width:none;padding:0}section,header{border:0;border-radius:0;padding:0 0 12pt;margin:0}
.answers,.notice,.wrong,.paper,.bar{display:none}tr,.totals{break-inside:avoid}h2{break-after:avoid}
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

const scriptHash = hashOf(pageScript);

/** What a page of this style may do: use it and its one script, show pictures of its own host, post its forms, and nothing else. */
export function pagePolicy(style: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${scriptHash}`,
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';');
}
