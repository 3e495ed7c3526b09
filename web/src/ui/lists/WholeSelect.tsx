import { Select } from 'antd';

/** The select that ListSelect loads after the page. */
export const WholeSelect = Select;
