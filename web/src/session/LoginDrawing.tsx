/** The company's products as line drawings: a cupboard, a desk with its chair, a hospital bed. */
export function LoginDrawing() {
  return (
    <svg
      className="login-drawing"
      viewBox="0 0 748 420"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g className="login-drawing-measures">
        <path d="M72 46v14M206 46v14M72 53h134M48 82h-12M48 360h-12M42 82v278" />
        <path d="M240 92v14M468 92v14M240 99h228" />
        <path d="M514 150v14M702 150v14M514 157h188" />
        <path d="M-1200 379H2000M-1200 397H2000" strokeDasharray="2 8" />
        <text x="139" y="42">
          900
        </text>
        <text x="354" y="88">
          1650
        </text>
        <text x="608" y="146">
          2060
        </text>
        <text x="28" y="221" transform="rotate(-90 28 221)">
          1980
        </text>
      </g>
      <Cupboard />
      <Desk />
      <Chair />
      <Bed />
      <path d="M-1200 360H2000" />
    </svg>
  );
}

function Cupboard() {
  return (
    <g>
      <path d="M72 82h134v270H72zM80 352v8M198 352v8M72 236h134M139 82v154" />
      <path d="M80 90h51v138H80zM147 90h51v138h-51zM80 136h51M80 182h51M147 136h51M147 182h51" />
      <path d="M86 136v-32h8v32M94 136v-36h7v36M103 136l7-33 7 1.5-7 31.5M86 182v-28h9v28M95 182v-33h7v33M102 182v-30h8v30" />
      <path d="M153 182v-34h8v34M161 182v-28h7v28M174 182v-14h18v14M153 228v-30h8v30M161 228v-34h8v34M169 228v-30h7v30" />
      <path d="M80 244h118v30H80zM80 282h118v30H80zM80 320h118v26H80z" />
      <path className="login-drawing-brass" d="M128 259h22M128 297h22M128 333h22M134 150v18M144 150v18" />
    </g>
  );
}

function Desk() {
  return (
    <g>
      <path d="M240 212h228v12H240zM250 224v136M262 224v136M250 348h12" />
      <path d="M376 224v136M456 224v136M376 264h80M376 304h80M376 352h80" />
      <path d="M392 212h56l-4-4h-48zM398 208l-9-38h46l9 38" transform="translate(-6 0)" />
      <path d="M270 212c0-5 6-7 12-7s12 2 12 7M282 205l-10-42 26-34M291 124l14 11M286 138c-2-12 10-24 21-16l8 7c-10-1-24 9-29 9z" />
      <path className="login-drawing-brass" d="M406 244h20M406 284h20M406 322h20" />
    </g>
  );
}

function Chair() {
  return (
    <g className="login-drawing-front">
      <path d="M306 176c0-6 4-9 9-9h28c5 0 9 3 9 9l-3 74c0 5-3 8-8 8h-24c-5 0-8-3-8-8z" />
      <path d="M313 200h32M314 226h30" />
      <path d="M300 262h58c6 0 9 4 9 9s-3 10-9 10h-58c-6 0-9-5-9-10s3-9 9-9z" />
      <path d="M291 270v-30h-9M367 270v-30h9M329 281v42M329 323l-32 27M329 323l32 27M329 323v27" />
      <circle cx="295" cy="355" r="4.5" />
      <circle cx="363" cy="355" r="4.5" />
      <circle cx="329" cy="355" r="4.5" />
    </g>
  );
}

function Bed() {
  return (
    <g>
      <path d="M514 346V218c0-9 6-14 12-14s12 5 12 14v78M690 346V248c0-8 3-12 6-12s6 4 6 12v98" />
      <path d="M538 296h152M538 308h152M538 296l6-16 46-50c6-6 14-5 19 0s4 12-1 18l-34 36" />
      <path d="M574 284h108c5 0 8 3 8 7v5M612 284v-26h62c9 0 16 7 16 16v10M632 258v26M654 258v26" />
      <path d="M538 320h152M548 308l60 30M676 308l-60 30M526 346h176" />
      <path d="M526 206v-36M516 176v-6h20v6M531 176h10v14l-3 4h-4l-3-4zM536 194v8" />
      <circle cx="530" cy="353" r="7" />
      <circle cx="688" cy="353" r="7" />
      <path className="login-drawing-brass" d="M530 353h.1M688 353h.1" />
    </g>
  );
}
