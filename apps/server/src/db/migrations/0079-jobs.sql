-- What pg-boss keeps for itself: who works on a job, and which of them wait for their next attempt. `jobs/attempts.ts`
create table job_attempt (
  job_id uuid primary key,
  queue text not null,
  data jsonb not null,
  state text not null check (state in ('working', 'retrying')),
  since timestamptz not null
);
create index job_attempt_queue on job_attempt (queue, state);

-- Jobs that failed at every attempt, taken from the queues of dead letters. `jobs/failed-jobs.ts`
create table failed_job (
  id uuid primary key,
  queue text not null,
  data jsonb not null,
  attempts integer not null,
  error text not null,
  failed_at timestamptz not null
);
create index failed_job_queue on failed_job (queue, failed_at);
