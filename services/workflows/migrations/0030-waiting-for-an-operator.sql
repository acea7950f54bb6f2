-- Since when the current step waits for an operator's answer. No sweep ends such a workflow.
alter table workflows.workflows add column waiting_since timestamptz;
